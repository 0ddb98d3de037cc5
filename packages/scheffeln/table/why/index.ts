// Explains why a touch does nothing: the game's refusal if there is one, otherwise the rule behind it. Always a full sentence.
// Loaded with the first touch that needs it.
import type { Hold, Pick } from '../choices.ts';
import { nameOf, type TablePicture } from '../scene.ts';
import type { Tongue } from '../words/index.ts';
import { whyNot } from './why-not.ts';
import { type RunCard, runWords, type WhyWords, whyWords } from './words.ts';

const partsOf = (pick: Pick): readonly [kind: string, named: string] => {
  const [kind = '', named = ''] = pick.split(':');
  return [kind, named];
};

/** Null during an animation: then a touch only skips it. */
export function whySentence(picture: TablePicture, { pieces }: Tongue, hold: Hold, pick: Pick): string | null {
  const { view, refusals, names, words, language } = picture;
  const say = whyWords[language];
  if (picture.beat) return null;
  if (view.phase === 'over') return say.over;
  if (picture.seat === null) return say.watching;
  const refusal = whyNot(refusals, hold, pick);
  if (refusal !== null) return words.refusal(refusal, names);
  const others = picture.waitingFor.filter((seat) => seat !== picture.seat);
  if (picture.legal.length === 0)
    return others.length === 0 ? say.notNow : say.othersFirst(others.map((seat) => nameOf(picture, seat)).join(', '));
  const [kind, named] = partsOf(pick);
  if (view.options.mode === 'speed') return say.grabOne;
  if (view.phase === 'choose') return say.chooseFirst;
  const last = hold.picks.at(-1);
  if (last !== undefined && hold.armed === null) return notAfter(say, partsOf(last));
  if (kind === 'car')
    return view.hand?.some((card) => card === named)
      ? say.carByCard(pieces.car(named as never))
      : say.noCardFor(pieces.car(named as never));
  return kind === 'place' ? say.placeIsNoMove : say.pickCard;
}

function notAfter(say: WhyWords, [kind, named]: readonly [string, string]): string {
  if (kind === 'face') return say.cardForExchange;
  if (kind === 'car') return say.emptyPlace;
  return named === 'nasty' ? say.characterNext : say.carNext;
}

/** What a RUN card does; null for a card that drives its own colour. */
export function runSentence({ language }: TablePicture, { pieces }: Tongue, pick: Pick): string | null {
  const [kind, named] = partsOf(pick);
  const does =
    kind === 'card' && Object.hasOwn(runWords[language], named) ? runWords[language][named as RunCard] : null;
  return does && `${pieces.card(named as RunCard)}${language === 'fr' ? '\u00a0' : ''}: ${does}`;
}
