// Jobs, Federal cards, News and the Enforcer's cards: those without a portrait.
import { itemAt } from '@backroom/kit';
import type { JSX } from 'preact';
import { LAST_NEWS } from '../../src/box.ts';
import type { EnforcerCard } from '../../src/enforcer/language.ts';
import type { FederalCard, JobCard, NewsCard } from '../../src/language.ts';
import { BANDS } from '../../src/vocabulary.ts';
import { powerText } from '../../src/words/rival/line.ts';
import { Icon, type IconName } from '../icons/index.ts';
import { lineSize, nameSize } from './fit.ts';
import { type Chip, conditionChip, costChips, deedChip, effectChips, powerChips, widthOf } from './glyphs.ts';
import { Chips } from './parts.tsx';
import type { Need } from './progress.ts';

interface Named {
  readonly name: string;
}

const WIDE = 8.2;

const Name = ({ name, lines }: { name: string; lines?: number }): JSX.Element => (
  <div class="scf-name" style={{ '--fit': nameSize(name, WIDE, lines) }}>
    <span>{name}</span>
  </div>
);

/** The first icon of an effect: large, in the middle of a card without a face. */
const emblem = (chips: readonly Chip[], otherwise: IconName): IconName => {
  for (const chip of chips) for (const glyph of chip) if ('icon' in glyph) return glyph.icon;
  return otherwise;
};

/** Of a card that nobody holds. */
const UNKNOWN = { met: false, have: null, need: null };

export function JobFace({ card, name, needs }: Named & { card: JobCard; needs: readonly Need[] | null }): JSX.Element {
  const asked: readonly Chip[] = [...card.needs.map(conditionChip), ...(card.cost ? costChips(card.cost) : [])];
  const brings = card.reward ? effectChips(card.reward) : powerChips(card.powers ?? []);
  const size = lineSize([widthOf(brings)], WIDE, 3.2);
  const sizeAsked = lineSize([widthOf(asked) + (needs === null ? 0 : needs.length * 1.2)], WIDE, 2.9);
  return (
    <>
      <div class="scf-head">
        <Icon name="job" />
        {card.powers && <b class="stays">∞</b>}
      </div>
      <Name name={name} />
      <div class="scf-needs" style={{ '--fit': sizeAsked }}>
        {card.needs.map((when, i) => {
          const { met, have, need } = needs === null ? UNKNOWN : itemAt(needs, i);
          return (
            <span class={`scf-need${met ? ' met' : ''}`} key={i}>
              <Chips of={[conditionChip(when)]} />
              {have !== null && <small>{need === null ? have : `${have}/${need}`}</small>}
            </span>
          );
        })}
        {card.cost && <Chips of={costChips(card.cost)} />}
      </div>
      <div class="scf-emblem">
        <Icon name={emblem(brings, 'special')} />
      </div>
      <div class="scf-brings" style={{ '--fit': size }}>
        <Chips of={brings} />
      </div>
    </>
  );
}

export function FederalFace({ card, name, band }: Named & { card: FederalCard; band: number | null }): JSX.Element {
  const overall = effectChips(card.overall);
  const bands = card.bands.map(effectChips);
  const size = lineSize(
    bands.map((chips) => widthOf(chips) + 1.4),
    7.6,
    5.4,
    0.98,
  );
  return (
    <>
      <div class="scf-head">
        <Icon name="federal" />
      </div>
      <Name name={name} />
      <div class="scf-overall" style={{ '--fit': lineSize([widthOf(overall) + 1.2], WIDE, 1.6, 0.98) }}>
        {overall.length > 0 ? (
          <>
            <Icon name="everyone" />
            <Chips of={overall} />
          </>
        ) : (
          <b>—</b>
        )}
      </div>
      <ol class="scf-bands" style={{ '--fit': size }}>
        {bands.map((chips, i) => (
          <li key={BANDS[i]} data-band={BANDS[i]} class={band === i ? 'yours' : undefined}>
            <span>{['0–4', '5–7', '8–11'][i]}</span>
            <div>{chips.length > 0 ? <Chips of={chips} /> : <b>—</b>}</div>
          </li>
        ))}
      </ol>
      <div class="scf-relief">
        <Icon name="crime" />
        <b>{card.relief.map((n) => `−${n}`).join(' / ')}</b>
        <Icon name="lawyers" />
      </div>
    </>
  );
}

export function NewsFace({ card, name, title }: Named & { card: NewsCard; title: string }): JSX.Element {
  const powers = powerChips(card.powers);
  return (
    <>
      <div class="scf-masthead">{title}</div>
      <Name name={name} lines={3} />
      <div class="scf-columns" aria-hidden="true">
        <i />
        <div class="scf-emblem">
          <Icon name={card.id === LAST_NEWS ? 'bottle' : emblem(powers, 'news')} />
        </div>
      </div>
      <div class="scf-brings" style={{ '--fit': lineSize([widthOf(powers)], WIDE, 3) }}>
        {powers.length > 0 ? <Chips of={powers} /> : <b>—</b>}
      </div>
    </>
  );
}

interface EnforcerProps extends Named {
  readonly card: EnforcerCard;
  /** The line he reads next. */
  readonly line: number | null;
  /** Power before a line's own: shown as a sum beside each line. */
  readonly power: number | null;
}

export function EnforcerFace({ card, name, line, power }: EnforcerProps): JSX.Element {
  return (
    <>
      <div class="scf-head">
        <b class="deck">{card.deck}</b>
        <span>
          <b>{card.moves}</b>
          <Icon name="walk" />
        </span>
        <span>
          <b>+{card.bonus}</b>
          <Icon name="power" />
        </span>
      </div>
      <Name name={name} />
      <ol class="scf-lines">
        {card.lines.map((one, i) => (
          <li
            key={i}
            class={line === i ? 'read' : line !== null && i < line ? 'past' : undefined}
            aria-current={line === i ? 'step' : undefined}
          >
            <b>{powerText(one.power)}</b>
            <span>
              <Chips of={[deedChip(one.deed)]} />
            </span>
            {power !== null && one.power !== null && <small>{power + one.power}</small>}
          </li>
        ))}
      </ol>
    </>
  );
}
