// A language at a table: with the names of those who sit there.
import type { Language, Names, Seat } from '@backroom/kit';
import { dealOf } from '../actions.ts';
import { AREAS, type Area, DISTRICTS, type District, type Good } from '../vocabulary.ts';
import { type CardText, cardText } from './cards/card.ts';
import type { Speech } from './cards/index.ts';
import type { Catalogue } from './catalogue.ts';
import { type Numbers, numbersOf } from './numbers.ts';
import type { EnforcerId } from './rival/texts.ts';

export interface Speaker {
  readonly language: Language;
  readonly texts: Catalogue;
  readonly numbers: Numbers;
  /** For parts of the text on cards. */
  readonly speech: Speech;
  /** Everything on a card. `boss`: how many cubes have left the Boss Track, for a Boss whose player is known. */
  printed(id: string, boss?: number | null): CardText;
  who(seat: Seat): string;
  /** A card's name in quotation marks, or a tile's without. */
  card(id: string): string;
  tile(id: string): string;
  cards(ids: readonly string[]): string;
  district(district: District): string;
  goods(alcohol: number, gun: number): string;
  good(good: Good): string;
  /** A Deal by its number, a neighbourhood, a district or an area. `deals`: those of the player it is about. */
  place(place: string, deals?: readonly { readonly cards: readonly string[] }[]): string;
  sum(dollars: number): string;
}

export function speakerAt(texts: Catalogue, speech: Speech, names: Names): Speaker {
  const numbers = numbersOf(texts.language);
  const { nouns } = texts;
  const name = (id: string): string => texts.cards[id]?.name ?? texts.rival.cards[id as EnforcerId]?.name ?? id;
  const card = (id: string): string => nouns.quote(name(id));
  const goods = (alcohol: number, gun: number): string =>
    numbers.list([...(alcohol > 0 ? [nouns.alcohol(alcohol)] : []), ...(gun > 0 ? [nouns.guns(gun)] : [])]);
  return {
    language: texts.language,
    texts,
    numbers,
    speech,
    printed: (id, boss = null) => cardText(speech, id, texts.cards[id] ?? { name: id, flavour: '' }, boss),
    // Alone there is one name, and the other player is the Enforcer.
    who: (seat) =>
      names[seat] || (names.length === 1 && seat === 1 ? texts.rival.name : texts.seat(numbers.number(seat + 1))),
    card,
    tile: name,
    cards: (ids) => numbers.list(ids.map(card)),
    district: (district) => nouns.districts[district],
    goods,
    good: (good) => goods(good === 'alcohol' ? 1 : 0, good === 'gun' ? 1 : 0),
    place: (place, deals) => {
      const deal = dealOf(place);
      if (deal >= 0) return nouns.deal(numbers.number(deal + 1), numbers.list((deals?.[deal]?.cards ?? []).map(name)));
      if (AREAS.includes(place as Area)) return nouns.areas[place as Area];
      if (DISTRICTS.includes(place as District)) return nouns.districts[place as District];
      return name(place);
    },
    sum: (dollars) => numbers.money(dollars),
  };
}
