// An action as a choice in a list. Everything that tells it from its neighbours is named.
import type { Action } from '../actions.ts';
import { dealerCard, gangBoard, personCard, sideOf } from '../cards/index.ts';
import { scriptOf } from '../cards/scripts.ts';
import { bossRow } from '../rules/strength.ts';
import type { FrameView, View } from '../view.ts';
import { DISTRICTS, type District, STATS } from '../vocabulary.ts';
import { costText, jobText, optionText, skillText } from './cards/index.ts';
import type { Speaker } from './speaker.ts';

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
      return withText(actions.keep(card(action.card)), jobText(speaker.language, action.card));
    case 'return':
      return withText(actions.giveBack(card(action.card)), jobText(speaker.language, action.card));
    case 'plan':
      return withText(actions.plan(card(action.card)), bringsText(speaker, view, action.card));
    case 'ready':
      return actions.ready;
    case 'act':
      return nouns.acts[action.act];
    case 'skill':
      return actions.skill(
        card(action.card),
        action.skill,
        skillText(speaker.language, `${action.card}/${action.skill}`),
      );
    case 'fulfil':
      return withText(actions.fulfil(card(action.job)), jobText(speaker.language, action.job));
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
      return cardChoice(speaker, frame, action.card);
    case 'new-deal':
      return actions.newDeal;
    case 'tuck':
      return actions.tuck(place(`deal ${action.deal}`));
    case 'to-hand':
      return actions.toHand(frame?.kind === 'welcome' ? nouns.alcohol(frame.alcohol) : '');
    case 'tile':
      return frame?.kind === 'sell'
        ? actions.sellAt(tile(action.tile), speaker.sum(profitAt(view, action.tile)))
        : actions.tile(tile(action.tile), district(districtOf(view, action.tile)));
    case 'build':
      return actions.build(nouns.businesses[action.business], tile(action.tile));
    case 'wreck':
      return actions.wreck(nouns.businesses[action.business], tile(action.tile));
    case 'district':
      if (frame?.kind === 'special') return district(action.district);
      return frame?.kind === 'move'
        ? actions.moveFrom(district(action.district))
        : actions.sendTo(district(action.district));
    case 'move':
      return actions.move(nouns.pieces[action.piece], district(action.to));
    case 'vehicle':
      return actions.vehicle(nouns.pieces[action.piece], district(action.district));
    case 'stat':
      return actions.stat(
        nouns.stats[action.stat],
        frame?.kind === 'upgrade' ? priceText(speaker, view, frame.seat, action.stat) : '',
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
  DISTRICTS[view.tiles.find((one) => one.id === tile)?.district ?? 0];

function profitAt(view: View, tile: string): number {
  const there = view.tiles.find((one) => one.id === tile);
  return there === undefined ? 0 : sideOf(there).profit;
}

/** What one chooses by is what stands on the card. */
/** "Enough", by what has been asked. */
function stopOf({ texts: { actions, rival } }: Speaker, frame: FrameView | undefined): string {
  if (frame?.kind === 'welcome') return actions.toDiscard;
  if (frame?.kind === 'may') return actions.decline;
  return frame?.kind === 'meanwhile' ? rival.goOn : actions.stop;
}

const withText = (choice: string, text: string): string => `${choice} — ${text}`;

function cardChoice(speaker: Speaker, frame: FrameView | undefined, id: string): string {
  const { texts, language, card } = speaker;
  const choice = texts.actions.card(card(id));
  if (frame?.kind === 'hire') return hireText(speaker, id);
  if (frame?.kind === 'pick-job') return withText(choice, jobText(language, id));
  if (frame?.kind === 'pick-dealer') return withText(choice, dealerText(speaker, id));
  return choice;
}

/** What a card of the hand brings to the Plan. */
function bringsText({ texts: { nouns }, numbers }: Speaker, view: View, id: string): string {
  const person = personCard(id);
  const own = view.seat === null ? undefined : view.players[view.seat];
  const { muscle, influence } = person.role === 'boss' && own !== undefined ? bossRow(own) : person;
  const crimes = person.crimes.map((crime) => nouns.crimes[crime]);
  return [nouns.muscle(muscle), nouns.influence(influence), numbers.list(crimes)]
    .filter((one) => one !== '')
    .join(', ');
}

function dealerText({ texts: { table, nouns }, numbers, goods }: Speaker, id: string): string {
  const { muscle, influence, alcohol, gun, storage } = dealerCard(id);
  const needs = [...(muscle > 0 ? [nouns.muscle(muscle)] : []), ...(influence > 0 ? [nouns.influence(influence)] : [])];
  return table.dealer({
    needs: needs.length > 0 ? numbers.list(needs) : table.nothing,
    gives: goods(alcohol, gun),
    storage: numbers.number(storage),
  });
}

function hireText({ texts: { actions, nouns }, numbers, card }: Speaker, id: string): string {
  const { level, muscle, influence } = personCard(id);
  return actions.hire(card(id), numbers.number(level), nouns.muscle(muscle), nouns.influence(influence));
}

export function priceText(
  { texts: { table }, sum }: Speaker,
  view: View,
  seat: number,
  stat: (typeof STATS)[number],
): string {
  const p = view.players[seat];
  const level = p.stats[STATS.indexOf(stat)];
  if (level >= 3) return '';
  const price = gangBoard(p.gang).prices[stat][level - 1];
  return table.price({ ...price, sum: sum(price.money) });
}

function costOf({ language }: Speaker, frame: FrameView | undefined): string {
  if (frame?.kind !== 'may') return '';
  const effect = scriptOf(frame.of)[frame.at];
  return effect.do === 'may' ? costText(language, effect.cost) : '';
}

const optionOf = ({ language }: Speaker, frame: FrameView | undefined, option: number): string =>
  frame?.kind === 'choose' ? optionText(language, frame.of, frame.at, option) : '';
