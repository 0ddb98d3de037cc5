// Speed against bots: how often a simulated person wins. They answer as bots do (a log-logistic time that grows with
// how hard the row is), with a median of MEDIAN seconds on a usual row, and pick the best free character RIGHT times in
// a hundred, else any.
//
//   node packages/scheffeln/fit/person.ts [GAMES] [SEATS] [SEED] [MEDIAN] [RIGHT]
import { answerTime, hurried, LEVELS, type LevelName, personTime, situationOf } from '@backroom/bots';
import { Seeded } from '@backroom/kit';
import { knowledge } from '../knowledge/index.ts';
import { scheffeln } from '../src/index.ts';

const [GAMES = 200, SEATS = 4] = process.argv.slice(2, 4).map(Number);
const SEED = process.argv[4] ?? 'person';
const [MEDIAN = 20, RIGHT = 80] = process.argv.slice(5, 7).map(Number);
const SPEED = { mode: 'speed', movementCards: 24, run: false, mafia: false, studyLimitMs: null } as const;
const mind = { game: scheffeln, knowledge };

function play(level: LevelName, person: number, seed: string): number {
  const random = new Seeded(seed);
  const s = scheffeln.start(SPEED, SEATS);
  const due = new Map<number, number>();
  let now = 0;
  const plan = (seat: number): void => {
    const situation = situationOf(mind, scheffeln.view(s, seat), seat, random);
    const ms =
      seat === person
        ? hurried(personTime(1000 * MEDIAN, situation, random), situation.msLeft)
        : answerTime(level, situation, random);
    due.set(seat, now + ms);
  };
  for (let turn = scheffeln.toAct(s); turn !== 'over'; turn = scheffeln.toAct(s)) {
    if (turn === 'chance') {
      scheffeln.apply(s, 'chance', scheffeln.chance(s, random), null);
      continue;
    }
    const left = scheffeln.deadline(s);
    for (const seat of turn) {
      const at = due.get(seat);
      // As hosts do: a plan stays until a clock demands a quicker one.
      if (at === undefined || (left !== null && at > now + left)) plan(seat);
    }
    const seat = turn.reduce((first, other) => ((due.get(other) ?? 0) < (due.get(first) ?? 0) ? other : first));
    now = due.get(seat) ?? now;
    due.delete(seat);
    const isRight = seat !== person || random.below(100) < RIGHT;
    const action = isRight ? best(s, seat, random) : scheffeln.sample(s, seat, random);
    scheffeln.apply(s, seat, action, null);
  }
  const winners = scheffeln.result(s)?.winners ?? [];
  return winners.includes(person) ? 1 / winners.length : 0;
}

/** The row determines the best action; habit errs one time in ten, so ask it until most answers agree. */
function best(s: ReturnType<typeof scheffeln.start>, seat: number, random: Seeded): ReturnType<typeof knowledge.habit> {
  const votes = new Map<ReturnType<typeof knowledge.habit>, number>();
  let found = knowledge.habit(s, seat, random);
  for (let i = 0; i < 7; i++) {
    const action = knowledge.habit(s, seat, random);
    votes.set(action, (votes.get(action) ?? 0) + 1);
    if ((votes.get(action) ?? 0) > (votes.get(found) ?? 0)) found = action;
  }
  return found;
}

for (const level of LEVELS) {
  let won = 0;
  for (let game = 0; game < GAMES; game++) won += play(level, game % SEATS, `${SEED} ${game}`);
  const share = won / GAMES;
  const give = 1.96 * Math.sqrt((share * (1 - share)) / GAMES);
  console.log(
    `${level}: a person of ${MEDIAN} s who is right ${RIGHT} % wins ${(100 * share).toFixed(1)} % ±${(100 * give).toFixed(1)} of ${GAMES} games of ${SEATS}`,
  );
}
