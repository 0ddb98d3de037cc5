// Gang members, Associates and Dealers: those with a portrait.
import { itemAt } from '@backroom/kit';
import type { JSX } from 'preact';
import type { DealerCard, PersonCard } from '../../src/language.ts';
import { Icon } from '../icons/icon.tsx';
import { lineSize, nameSize } from './fit.ts';
import { effectChips, widthOf } from './glyphs.ts';
import { Chips, Crimes, Portrait, Values } from './parts.tsx';

interface Named {
  readonly name: string;
}

/** The box of the skills on a small card, in em. */
const WIDE = 8.3;
const HIGH = 4.6;

export function PersonFace({
  card,
  values,
  name,
  skills = [],
}: Named & {
  card: PersonCard;
  values: { muscle: number; influence: number };
  skills?: readonly ('standard' | 'matching')[] | undefined;
}): JSX.Element {
  const standard = effectChips(card.standard ?? []);
  const matching = effectChips(card.matching?.effects ?? []);
  const wanted = card.matching?.crimes ?? [];
  // Two skills share the box: a long one wraps rather than shrinks.
  const widths = [
    ...(standard.length > 0 ? [widthOf(standard)] : []),
    ...(matching.length > 0 ? [widthOf(matching) + wanted.length * 1.15 + 0.5] : []),
  ];
  const size = lineSize(widths, WIDE, HIGH, 1.25);
  return (
    <>
      <div class="scf-art" data-crime={card.crimes[0]}>
        <span class="scf-behind">
          <Icon name={itemAt(card.crimes, 0)} />
        </span>
        <Portrait id={card.id} />
      </div>
      <Values {...values} level={card.level} />
      <div class="scf-crimes">
        <Crimes of={card.crimes} />
      </div>
      {card.gang && (
        <span class="scf-of" data-gang={card.gang}>
          <Icon name={card.role === 'boss' ? 'boss' : card.gang} />
        </span>
      )}
      <div class="scf-name" style={{ '--fit': nameSize(name, WIDE) }}>
        <span>{name}</span>
      </div>
      <div class="scf-skills" style={{ '--fit': size }}>
        {standard.length > 0 && (
          <p class={skills.includes('standard') ? 'standard on' : 'standard'}>
            <Chips of={standard} />
          </p>
        )}
        {matching.length > 0 && (
          <p class={skills.includes('matching') ? 'matching on' : 'matching'}>
            <span class="scf-chip">
              <Crimes of={wanted} />
              <b>:</b>
            </span>
            <Chips of={matching} />
          </p>
        )}
      </div>
    </>
  );
}

export function DealerFace({ card, name }: Named & { card: DealerCard }): JSX.Element {
  const { muscle, influence, alcohol, gun, storage } = card;
  return (
    <>
      <div class="scf-art" data-crime="bootlegging">
        <span class="scf-behind">
          <Icon name="goods" />
        </span>
        <Portrait id={card.id} />
      </div>
      <Values muscle={muscle} influence={influence} />
      <div class="scf-name" style={{ '--fit': nameSize(name, WIDE) }}>
        <span>{name}</span>
      </div>
      <div class="scf-gives">
        <p>
          <b>→</b>
          {Array.from({ length: alcohol }, (_, i) => (
            <Icon key={i} name="bottle" class="bottle" />
          ))}
          {Array.from({ length: gun }, (_, i) => (
            <Icon key={i} name="gun" class="gun" />
          ))}
        </p>
        <p class="store">
          <Icon name="storage" />
          <b>{storage}</b>
        </p>
      </div>
    </>
  );
}
