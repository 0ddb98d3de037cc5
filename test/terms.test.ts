// One word for one thing in each language. The table in docs/adding-a-language.md has the words; this file has the synonyms that
// were once used beside them, and refuses those in every text for players. Names and flavour of cards are free.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { LANGUAGES, type Language } from '@backroom/kit';
import { literals, root, SOURCES } from './literals.ts';

/** By the English term: what a language must not say instead. */
const SYNONYMS: Readonly<Record<string, Readonly<Partial<Record<Language, RegExp>>>>> = {
  lookout: { de: /Späher|Aufpasser/ },
  sharp: { de: /Schlitzohr/, fr: /\bRusé|flambeur|tricheur/i, it: /\bbaro\b/i, es: /avispad|tahúr/i },
  underboss: { fr: /Sous-chef/i, it: /sottocapo/i, es: /^Segundo$|lugarteniente/i },
  kingpin: { fr: /\bparrain/i, it: /\bpadrino/i, es: /\bpadrino/i },
  vengeful: { de: /rachsüchtig/i, fr: /rancuni|vengeu|vengeresse/i, it: /vendicativ/i, es: /vengativ|rencoros/i },
  seat: { es: /\b(?:del|al|este|ese|tu|cada|por) puesto\b/ },
  bot: { en: /\brobot/i, de: /\bRoboter/, fr: /\brobot/i, it: /\brobot/i, es: /\brobot/i },
  'take back': {
    it: /\b(?:ritir|ripren)\p{L}* (?:(?:l[ae]|una?|tua|ultim\p{L}*) )*mossa/iu,
    es: /\bretir\p{L}* (?:(?:la|una|tu|última) )*jugada/iu,
  },
  hint: { de: /\bRatschl/, it: /\bconsigli(?:o|a|at[oa])?\b/i, es: /\bconsejo/i },
  ruling: {
    de: /\b(?:Unsere|unserer) Entscheidung|^Entscheidung$|Auslegung/,
    it: /interpretazion/i,
    es: /interpretaci/i,
  },
  token: { de: /Plättchen/, it: /\btesser[ae]\b/i },
  alcohol: { it: /\balcol(?:ici)?\b/i, es: /(?<!sin )\balcohol\b/i },
  ring: { fr: /\banneau|\bcercle/i, es: /\banillo\b/ },
  grab: { fr: /\bsaisi(?:r|s|t|ss)/i, it: /acchiapp/i, es: /\bagarr/i },
  exchange: { it: /\bcambi(?:a|are|i)\b.*(?:personaggio|merc[ei])/i },
  stat: { fr: /statistique|attribut\b/i, it: /statistic|attribut[oi]\b/i, es: /estadístic|característica/i },
  profit: { de: /\bProfit/, fr: /\bprofit\b|bénéfice/i, es: /beneficio/i },
  piece: { fr: /\bpièces? (?:dans la rue|d’un rival)/i },
  reorganise: { de: /umorganisier/i },
  'gang member': { de: /Bandenmitglied/ },
};

const isOf = (language: Language, path: string): boolean =>
  path.includes(`/lang/${language}/`) && !path.includes('/cards/');

/** An id of the code, such as a card's. */
const isId = (text: string): boolean => /^[a-z]+(?:-[a-z]+)+$/.test(text);

const isFlavour = (lines: readonly string[], at: number): boolean =>
  /flavour:/.test(lines[at - 1] ?? '') || /flavour:\s*$/.test(lines[at - 2] ?? '');

for (const language of LANGUAGES)
  test(`${language}: one word for each term`, () => {
    const found: string[] = [];
    const files = SOURCES.map((path) => path.replaceAll('\\', '/')).filter((path) => isOf(language, path));
    assert.ok(files.length > 30, `${files.length} files`);
    for (const path of files) {
      const source = readFileSync(join(root, path), 'utf8');
      const lines = source.split('\n');
      for (const { line, text } of literals(source).filter((one) => !isId(one.text) && !isFlavour(lines, one.line)))
        for (const [term, { [language]: synonym }] of Object.entries(SYNONYMS))
          if (synonym?.test(text)) found.push(`${path}:${line} (${term}): ${text}`);
    }
    assert.deepEqual(found, [], 'the table in docs/adding-a-language.md has the word to use');
  });

test('every term has its words in the table of docs/adding-a-language.md', () => {
  const rows = readFileSync(join(root, 'docs/adding-a-language.md'), 'utf8').match(/^\| .+ \|$/gm) ?? [];
  const terms = rows.map((row) => row.slice(2, -2).split(' | ')[0]);
  assert.deepEqual(
    Object.keys(SYNONYMS).filter((term) => !terms.includes(term)),
    [],
  );
});
