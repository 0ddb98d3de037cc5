// Icons and cards as data: every operation has its glyph, every card its label and its portrait, in every language.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '@backroom/kit';
import { DEALERS, FEDERAL, JOBS, NEWS, PEOPLE } from '../../src/cards/index.ts';
import { ENFORCER_CARDS } from '../../src/enforcer/cards/index.ts';
import { words } from '../../src/words/index.ts';
import { faceOf } from '../../table/cards/art/face.ts';
import { LOOKS, WITHOUT_CARD } from '../../table/cards/art/looks.ts';
import { svg as parts } from '../../table/cards/art/sprite.ts';
import { type Chip, deedChip, effectChips, powerChips } from '../../table/cards/glyphs.ts';
import { ALL_CARDS, anyCard } from '../../table/cards/kinds.ts';
import { labelOf, valuesOf } from '../../table/cards/text.ts';
import { DRAWINGS, OF_OPERATION } from '../../table/icons/names.ts';
import { svg as icons } from '../../table/icons/sprite.ts';
import { iconWords } from '../../table/words/icons/index.ts';

test('every card of the box and of the Enforcer can be drawn, and every id is one card of one kind', () => {
  assert.equal(new Set(ALL_CARDS).size, ALL_CARDS.length);
  const box = [...PEOPLE, ...DEALERS, ...JOBS, ...FEDERAL, ...NEWS].map(({ id }) => id);
  assert.deepEqual(new Set(ALL_CARDS), new Set([...box, ...ENFORCER_CARDS.map(({ id }) => id)]));
  assert.throws(() => anyCard('nobody'), /there is no card nobody/);
});

for (const language of LANGUAGES) {
  test(`${language}: the label of every card holds its name, and of a person Muscle, Influence, level, crimes and skills`, async () => {
    const { speaker } = await words[language]();
    const spoken = speaker([]);
    const { texts } = spoken;
    for (const id of ALL_CARDS) {
      const found = anyCard(id);
      const label = labelOf(spoken, id, 5);
      const name = found.kind === 'enforcer' ? texts.rival.cards[id as 'convoy'].name : texts.cards[id].name;
      const has = (part: string): void => assert.ok(label.includes(part), `${id}: no “${part}” in ${label}`);
      has(name);
      if (found.kind !== 'person') continue;
      const { muscle, influence } = valuesOf(found, 5);
      has(texts.nouns.muscle(muscle));
      has(texts.nouns.influence(influence));
      if (found.card.level > 0) has(String(found.card.level));
      for (const crime of found.card.crimes) has(texts.nouns.crimes[crime]);
      for (const crime of found.card.matching?.crimes ?? []) has(texts.nouns.crimes[crime]);
      assert.ok(label.split('. ').length >= 2 + (found.card.standard ? 1 : 0) + (found.card.matching ? 1 : 0), label);
    }
  });

  test(`${language}: every icon has a name`, async () => {
    const named = await iconWords(language);
    assert.deepEqual(Object.keys(named).sort(), Object.keys(DRAWINGS).sort());
    for (const [icon, name] of Object.entries(named)) assert.ok(name.trim() === name && name !== '', icon);
  });
}

/** Every icon that a card shows. */
function* chipsOfAll(): Generator<readonly [string, Chip]> {
  const each = function* (id: string, chips: readonly Chip[]): Generator<readonly [string, Chip]> {
    assert.ok(chips.length > 0, `${id} shows nothing`);
    for (const chip of chips) yield [id, chip];
  };
  for (const { id, standard, matching } of PEOPLE) {
    if (standard) yield* each(id, effectChips(standard));
    if (matching) yield* each(id, effectChips(matching.effects));
  }
  for (const { id, reward, powers } of JOBS) yield* each(id, reward ? effectChips(reward) : powerChips(powers ?? []));
  for (const { id, powers } of NEWS) if (powers.length > 0) yield* each(id, powerChips(powers));
  for (const { id, bands } of FEDERAL)
    for (const band of bands) if (band.length > 0) yield* each(id, effectChips(band));
  for (const id of ALL_CARDS) {
    const found = anyCard(id);
    if (found.kind === 'enforcer') for (const { deed } of found.card.lines) yield [id, deedChip(deed)];
  }
}

test('what a card does is a line of icons, and every icon is drawn', () => {
  for (const [id, chip] of chipsOfAll()) {
    assert.ok(
      chip.some((glyph) => 'icon' in glyph || glyph.sign === '/'),
      `${id} has a sign without an icon`,
    );
    for (const glyph of chip) if ('icon' in glyph) assert.ok(icons.includes(`id="scf-i-${glyph.icon}"`), glyph.icon);
  }
  for (const [operation, icon] of Object.entries(OF_OPERATION))
    assert.ok(icons.includes(`id="scf-i-${icon}"`), operation);
});

test('everybody with a portrait has a look, the same each time, from parts that are drawn; no two look alike', () => {
  const ids = [...[...PEOPLE, ...DEALERS].map(({ id }) => id), ...WITHOUT_CARD];
  assert.deepEqual(Object.keys(LOOKS).sort(), ids.sort());
  const seen = new Map<string, string>();
  for (const id of ids) {
    const face = faceOf(id);
    assert.deepEqual(faceOf(id), face);
    for (const part of [...face.parts, ...faceOf(id, true).parts])
      assert.ok(parts.includes(`id="scf-p-${part}"`), `${id}: ${part}`);
    const text = JSON.stringify(face);
    assert.equal(seen.get(text), undefined, `${id} looks like ${seen.get(text)}`);
    seen.set(text, id);
  }
});
