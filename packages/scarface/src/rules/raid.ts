// SC-60: a Raid. Each step runs for every player in turn order, from the one whose turn it is.
import { federalCard } from '../cards/index.ts';
import type { Out } from '../events.ts';
import { type FrameRule, noChoice } from '../frame-rule.ts';
import type { FrameOf } from '../frames.ts';
import { pop, push, type State } from '../state.ts';
import { BANDS, bandOf, NOBODY } from '../vocabulary.ts';
import { changeCrime } from './crime.ts';
import { takeTop } from './drawing.ts';
import { fire, modified } from './powers.ts';

type Raid = FrameOf<'raid'>;
const [ARREST, REVEAL, OVERALL, BAND, TRIGGERS, RELIEF] = [0, 1, 2, 3, 4, 5];

export const raid: FrameRule<'raid'> = {
  ...noChoice,
  go(s, frame, out) {
    if (frame.step === ARREST) {
      arrest(s, out);
      frame.step = REVEAL;
    } else if (frame.step === REVEAL) reveal(s, frame, out);
    else if (frame.done === s.players.length) {
      frame.done = 0;
      frame.step++;
      if (frame.step > RELIEF) close(s, frame);
    } else meet(s, frame, (frame.seat + frame.done++) % s.players.length, out);
    return false;
  },
};

/** All thugs in the Underworld go to Prison. */
function arrest(s: State, out: Out): void {
  for (const [seat, p] of s.players.entries()) {
    for (; p.underworld > 0; p.underworld--) {
      p.prison++;
      out?.push({ type: 'harmed', seat, how: 'prison', from: 'underworld' });
      fire(s, seat, 'imprisoned', out);
    }
  }
}

function reveal(s: State, frame: Raid, out: Out): void {
  if (s.federal.cards.length === 0) {
    push(s, { kind: 'shuffle', seat: NOBODY });
    return;
  }
  [frame.card] = takeTop(s.federal, 1);
  frame.step = OVERALL;
  out?.push({ type: 'raid', seat: frame.seat, card: frame.card });
}

function meet(s: State, frame: Raid, seat: number, out: Out): void {
  const p = s.players[seat];
  const card = federalCard(frame.card);
  if (frame.step === OVERALL) push(s, { kind: 'script', seat, of: `${frame.card}/overall`, at: 0 });
  else if (frame.step === BAND) {
    const band = bandOf(p.crime);
    out?.push({ type: 'band', seat, band: BANDS[band] });
    push(s, { kind: 'script', seat, of: `${frame.card}/${band}`, at: 0 });
  } else if (frame.step === TRIGGERS) fire(s, seat, 'raid', out);
  else changeCrime(s, seat, -Math.max(1, modified(s, seat, 'raid-relief', card.relief[p.stats[1] - 1])), out);
}

function close(s: State, frame: Raid): void {
  s.federalUsed.push(frame.card);
  pop(s);
}
