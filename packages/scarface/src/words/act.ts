// An action as a choice in a list. It names everything that distinguishes it from the other choices.
import { itemAt } from '@backroom/kit';
import type { Action } from '../actions.ts';
import { PEOPLE, sideOf } from '../cards/index.ts';
import { scriptOf } from '../cards/scripts.ts';
import { bribeOf } from '../rules/presence.ts';
import { saleAt } from '../rules/selling.ts';
import { upgradePrice } from '../rules/upgrading.ts';
import type { State } from '../state.ts';
import type { FrameView, View } from '../view.ts';
import { DISTRICTS, type District, districtNumber, STATS } from '../vocabulary.ts';
import { sentence } from './cards/card.ts';
import { costText, jobText, optionText, skillText } from './cards/index.ts';
import type { Speaker } from './speaker.ts';
import { stateLike } from './standing.ts';

export function actionOf(speaker: Speaker, action: Action, view: View): string {
  const { texts, numbers, who, card, tile, district } = speaker;
  const { actions, nouns } = texts;
  const frame = view.stack[view.stack.length - 1];
  const deals = frame !== undefined && 'seat' in frame ? view.players[frame.seat]?.deals : undefined;
  const place = (where: string): string => speaker.place(where, deals);
  switch (action.type) {
    case 'settle':
      return actions.settle(nouns.pieces[action.piece], tile(action.tile), district(districtOf(view, action.tile)));
    case 'keep':
      return withText(actions.keep(card(action.card)), jobText(speaker.speech, action.card));
    case 'return':
      return withText(actions.giveBack(card(action.card)), jobText(speaker.speech, action.card));
    case 'plan':
      return withText(actions.plan(card(action.card)), itemAt(onCard(speaker, view, action.card), 0));
    case 'ready':
      return readyOf(speaker, view);
    case 'ring':
      return actions.ring;
    case 'act':
      return nouns.acts[action.act];
    case 'skill':
      return actions.skill(
        card(action.card),
        action.skill,
        skillText(speaker.speech, `${action.card}/${action.skill}`),
      );
    case 'fulfil':
      return withText(actions.fulfil(card(action.job)), jobText(speaker.speech, action.job));
    case 'end-turn':
      return actions.endTurn;
    case 'stop':
      return stopOf(speaker, frame);
    case 'yes':
      return actions.accept(costOf(speaker, frame));
    case 'deal':
      return actions.deal(place(`deal ${action.deal}`));
    case 'good':
      if (frame?.kind === 'sale') return action.good === 'alcohol' ? actions.spareAlcohol : actions.spareGun;
      return action.good === 'alcohol' ? actions.alcohol : actions.gun;
    case 'store':
      return actions.store(speaker.good(action.good), place(action.at));
    case 'replace':
      return actions.replace(
        speaker.good(action.good),
        speaker.good(action.good === 'gun' ? 'alcohol' : 'gun'),
        place(action.at),
      );
    case 'return-good':
      return actions.returnGood(speaker.good(action.good));
    case 'spend':
      return actions.spend(speaker.good(action.good), place(action.from));
    case 'recruit':
      return action.to === 'safehouses' ? actions.toSafehouses : actions.toHeadquarters;
    case 'card':
      return cardChoice(speaker, view, frame, action.card);
    case 'new-deal':
      return actions.newDeal;
    case 'tuck':
      return actions.tuck(place(`deal ${action.deal}`));
    case 'to-hand':
      return actions.toHand(frame?.kind === 'welcome' && frame.alcohol > 0 ? nouns.alcohol(frame.alcohol) : '');
    case 'tile':
      if (frame?.kind === 'sell' || isDoubleSale(frame)) return sellText(speaker, view, frame, action.tile);
      return isBuyOut(frame)
        ? buyText(speaker, view, action.tile)
        : actions.tile(tile(action.tile), district(districtOf(view, action.tile)));
    case 'build':
      return actions.build(nouns.businesses[action.business], tile(action.tile));
    case 'wreck':
      return actions.wreck(nouns.businesses[action.business], tile(action.tile));
    case 'district':
      if (frame?.kind === 'special') return district(action.district);
      return frame?.kind === 'move'
        ? actions.moveFrom(district(action.district))
        : bribed(speaker, view, actions.sendTo(district(action.district)), action.district);
    case 'move':
      return bribed(speaker, view, actions.move(nouns.pieces[action.piece], district(action.to)), action.to);
    case 'vehicle':
      return bribed(
        speaker,
        view,
        actions.vehicle(nouns.pieces[action.piece], district(action.district)),
        action.district,
      );
    case 'stat':
      return actions.stat(
        nouns.stats[action.stat],
        frame?.kind === 'upgrade' ? priceText(speaker, stateLike(view), frame.seat, action.stat) : '',
      );
    case 'thug':
      return actions.thug(place(action.from));
    case 'police':
      return actions.police(district(action.from), district(action.to));
    case 'drive-off':
      return actions.driveOff(nouns.pieces[action.piece], who(action.seat), district(action.from), district(action.to));
    case 'seat':
      return who(action.seat);
    case 'option':
      return actions.option(numbers.number(action.option + 1), optionOf(speaker, frame, action.option));
    case 'set-up':
      return actions.setUp;
    case 'shuffle':
    case 'lot':
      return actions.shuffle;
  }
}

const districtOf = (view: View, tile: string): District =>
  itemAt(DISTRICTS, view.tiles.find((one) => one.id === tile)?.district ?? 0);

/** With what the police there take for each piece (SC-95). */
function bribed({ texts: { actions }, sum }: Speaker, view: View, text: string, to: District): string {
  const bribe = view.seat === null ? 0 : bribeOf(stateLike(view), view.seat, districtNumber(to));
  return bribe === 0 ? text : actions.withBribe(text, sum(bribe));
}

/** What a sale pays in fact: News and Jobs counted, and what the police take of it. */
function sellText({ texts: { actions }, tile, sum }: Speaker, view: View, frame: Selling, id: string): string {
  const s = stateLike(view);
  const there = s.tiles.find((one) => one.id === id);
  if (there === undefined) return actions.sellAt(tile(id), sum(0), null);
  const { profit, graft } = saleAt(s, frame.seat, there);
  return actions.sellAt(tile(id), sum(isDoubleSale(frame) ? 2 * profit : profit), graft > 0 ? sum(graft) : null);
}

type Selling = Extract<FrameView, { kind: 'sell' | 'special' }>;

/** One sale that pays its profit twice. */
const isDoubleSale = (frame: FrameView | undefined): frame is Extract<FrameView, { kind: 'special' }> =>
  frame?.kind === 'special' && frame.rule === 'double-sale';

const isBuyOut = (frame: FrameView | undefined): boolean => frame?.kind === 'special' && frame.rule === 'buy-out';

/** A buy-out costs the profit that is printed there: no News and no Job changes it. */
function buyText({ texts: { actions }, tile, sum }: Speaker, view: View, id: string): string {
  const there = view.tiles.find((one) => one.id === id);
  return actions.buy(tile(id), sum(there === undefined ? 0 : sideOf(there).profit));
}

/** With no card to plan, "ready" ends the turn or begins the reorganising (SC-10). */
function readyOf({ texts: { actions } }: Speaker, view: View): string {
  const own = view.seat === null ? undefined : view.players[view.seat];
  if (own === undefined || own.hand.length + own.plan.length > 0) return actions.ready;
  return own.deck === 0 ? actions.reorganise : actions.endTurn;
}

/** "Enough", by what has been asked. */
function stopOf({ texts: { actions, rival } }: Speaker, frame: FrameView | undefined): string {
  if (frame?.kind === 'welcome') return actions.toDiscard;
  if (frame?.kind === 'may') return actions.decline;
  return frame?.kind === 'meanwhile' ? rival.goOn : actions.stop;
}

const withText = (choice: string, text: string): string => `${choice} — ${text}`;

const PERSONS: ReadonlySet<string> = new Set(PEOPLE.map(({ id }) => id));

/** A card as a choice, with its full text where that tells it from others: nobody should choose by a name alone. */
function cardChoice(speaker: Speaker, view: View, frame: FrameView | undefined, id: string): string {
  const choice = speaker.texts.actions.card(speaker.card(id));
  const isShown = frame !== undefined && SHOWN.has(frame.kind);
  return isShown || PERSONS.has(id) ? withText(choice, onCard(speaker, view, id).join(' ')) : choice;
}

/** Frames that ask for a card that is not a person. */
const SHOWN: ReadonlySet<string> = new Set(['pick-job', 'pick-dealer', 'unfulfil', 'solo-jobs']);

/** What is on a card, sentence by sentence: of a person the values and crimes first. */
const onCard = (speaker: Speaker, view: View, id: string): readonly string[] =>
  speaker.printed(id, view.seat === null ? null : (view.players[view.seat]?.boss ?? null)).lines.map(sentence);

/** What the next level of a stat costs in fact; empty at the top. */
export function priceText(
  { texts: { table }, sum }: Speaker,
  s: State,
  seat: number,
  stat: (typeof STATS)[number],
): string {
  const price = upgradePrice(s, seat, STATS.indexOf(stat));
  return price === null ? '' : table.price({ ...price, sum: sum(price.money) });
}

function costOf({ speech }: Speaker, frame: FrameView | undefined): string {
  if (frame?.kind !== 'may') return '';
  const effect = itemAt(scriptOf(frame.of), frame.at);
  return effect.do === 'may' ? costText(speech, effect.cost) : '';
}

const optionOf = ({ speech }: Speaker, frame: FrameView | undefined, option: number): string =>
  frame?.kind === 'choose' ? optionText(speech, frame.of, frame.at, option) : '';
