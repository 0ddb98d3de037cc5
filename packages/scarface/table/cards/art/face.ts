// A portrait as a list of parts and paints: those that `looks` fixes, and the rest at random from the id.
import { itemAt } from '@backroom/kit';
import { LOOKS, type Look } from './looks.ts';
import { PARTS } from './parts.ts';

export interface Face {
  /** Symbols from back to front. */
  readonly parts: readonly string[];
  /** Custom properties. */
  readonly paints: Readonly<Record<`--scf-${string}`, string>>;
}

const SKINS = [
  ['#f6d3b3', '#dca783'],
  ['#efc39c', '#cf966c'],
  ['#e3b088', '#bf8259'],
  ['#c98d5f', '#a36a40'],
  ['#9a6440', '#764725'],
  ['#7a4a2e', '#582f1a'],
] as const;
const HAIRS = ['#1b1413', '#3a2417', '#6b3d1d', '#a5481d', '#d8a749', '#8d8780', '#e4dfd6'] as const;
/** Coat, its lining, tie or trimming. */
const COATS = [
  ['#26262c', '#3d3d47', '#8f1f2a'],
  ['#1f3352', '#2f4a73', '#d2a94c'],
  ['#b9b19c', '#d6cfbb', '#5b2230'],
  ['#6e4a2b', '#8d6440', '#c9a15a'],
  ['#5a5f3a', '#757b50', '#c9b15a'],
  ['#2f4f45', '#46695d', '#c8a24a'],
  ['#7a1f38', '#9c3650', '#e3c06a'],
  ['#4b3f66', '#655a83', '#d0b05c'],
  ['#dfe3e0', '#b9c3c2', '#35708a'],
  ['#8a6a3c', '#a98851', '#7e1f2c'],
] as const;

/** Random numbers from a text, always the same (FNV-1a, then xorshift). */
function lots(seed: string): (below: number) => number {
  let state = 0x811c9dc5;
  for (let i = 0; i < seed.length; i++) state = Math.imul(state ^ seed.charCodeAt(i), 0x01000193) >>> 0;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state % below;
  };
}

const keys = <K extends keyof typeof PARTS>(kind: K): readonly (keyof (typeof PARTS)[K] & string)[] =>
  Object.keys(PARTS[kind]) as (keyof (typeof PARTS)[K] & string)[];

const MEN_HATS = ['fedora', 'homburg', 'bowler', 'flatcap', 'boater'] as const;
const MEN_HAIR = ['slick', 'parted', 'curly', 'receding'] as const;
const MEN_MOUTHS = ['straight', 'smile', 'smirk', 'frown'] as const;

/** `twin`: the second person of a card that shows two. */
export function faceOf(id: string, twin = false): Face {
  const look: Look = LOOKS[id] ?? {};
  const lot = lots(twin ? `${id}/twin` : id);
  const of = <T>(list: readonly T[]): T => itemAt(list, lot(list.length));
  const woman = look.woman === true;
  const skin = itemAt(SKINS, look.skin !== undefined && !twin ? look.skin : lot(woman ? 3 : 4));
  const hair = itemAt(HAIRS, look.hairColour ?? lot(4));
  const coat = itemAt(COATS, ((look.coat ?? lot(COATS.length)) + (twin ? 3 : 0)) % COATS.length);
  const hat = look.hat ?? of(MEN_HATS);
  const cut = look.hair ?? of(MEN_HAIR);
  const beard = look.beard ?? (woman || lot(2) === 0 ? 'none' : of(keys('beard')));
  const bust = look.bust ?? of(['suit', 'trench', 'vest'] as const);
  const parts = [
    ...(woman && (cut === 'bob' || cut === 'waves' || cut === 'bun') ? [`back-${cut}`] : []),
    `bust-${bust}`,
    `head-${look.head ?? (woman ? of(['slim', 'oval'] as const) : of(keys('head')))}`,
    `nose-${woman ? of(['button', 'plain'] as const) : of(keys('nose'))}`,
    `eyes-${look.eyes ?? (woman ? 'lashes' : of(['plain', 'narrow', 'side', 'plain'] as const))}`,
    `brows-${look.brows ?? (woman ? 'thin' : of(['plain', 'heavy', 'raised'] as const))}`,
    `mouth-${look.mouth ?? (woman ? 'lips' : of(MEN_MOUTHS))}`,
    ...(beard === 'none' ? [] : [`beard-${beard}`]),
    `hair-${cut}`,
    ...(hat === 'none' ? [] : [`hat-${hat}`]),
    ...(look.extras ?? []).map((extra) => `extra-${extra}`),
  ];
  const uniformed = hat === 'cap' || hat === 'kepi' || hat === 'skipper';
  const dark = !uniformed && lot(3) === 0 ? itemAt(COATS, lot(COATS.length))[1] : coat[0];
  return {
    parts,
    paints: {
      '--scf-s': skin[0],
      '--scf-d': skin[1],
      '--scf-h': hair,
      '--scf-c': coat[0],
      '--scf-l': coat[1],
      '--scf-k': coat[2],
      '--scf-t': hat === 'boater' ? '#e9d9a6' : dark,
      '--scf-b': hat === 'boater' ? coat[0] : '#17130f',
      '--scf-w': '#f8f1e0',
      '--scf-n': '#1d1512',
    },
  };
}

export const isPair = (id: string): boolean => LOOKS[id]?.pair === true;
