// The live region says no more than a listener can follow, and drops no question.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Seeded } from '@backroom/kit';
import { type Event, scarface } from '@backroom/scarface';
import { words as tongues } from '@backroom/scarface/words';
import fc from 'fast-check';
import { knowledge } from '../../scarface/knowledge/index.ts';
import { speakerOf } from '../src/app/speaker.ts';

const MOST_WORDS = 60;
const PER_SECOND = 4;

const count = (text: string): number => text.split(/\s+/).filter(Boolean).length;
const sentence = fc.integer({ min: 1, max: 25 }).map((words) => Array(words).fill('word').join(' '));

test('news comes at 240 words a minute at most, in pieces of 60, and the last of it is never lost', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout', 'Date'] });
  const news = fc.array(fc.record({ text: sentence, after: fc.integer({ min: 0, max: 3000 }) }), { minLength: 1 });
  fc.assert(
    fc.property(news, (all) => {
      const said: { at: number; words: number; text: string }[] = [];
      const speaker = speakerOf((text) => said.push({ at: Date.now(), words: count(text), text }));
      for (const [i, { text, after }] of all.entries()) {
        t.mock.timers.tick(after);
        speaker.tell(`${text} ${i}`);
      }
      t.mock.timers.tick(60_000);
      assert.ok(said.at(-1)?.text.endsWith(`${all.at(-1)?.text} ${all.length - 1}`));
      for (const [i, { at, words }] of said.entries()) {
        assert.ok(words <= MOST_WORDS, `${words} words in one go`);
        const next = said[i + 1];
        if (next !== undefined) assert.ok((next.at - at) * PER_SECOND >= words * 1000, 'said before the last was read');
      }
    }),
  );
});

test('from one question to the next, and with it, at most 60 words are said if it comes within half a minute', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout', 'Date'] });
  const short = fc.integer({ min: 1, max: 20 }).map((words) => Array(words).fill('word').join(' '));
  const round = fc.array(fc.record({ text: short, after: fc.integer({ min: 0, max: 1500 }) }), { maxLength: 18 });
  fc.assert(
    fc.property(fc.array(round, { minLength: 2, maxLength: 6 }), (rounds) => {
      const said: string[] = [];
      const speaker = speakerOf((text) => said.push(text));
      let number = 0;
      for (const news of rounds) {
        said.length = 0;
        for (const { text, after } of news) {
          t.mock.timers.tick(after);
          speaker.tell(`${text} ${number++}`);
        }
        speaker.say(`${Array(20).fill('asked').join(' ')} ${number++}`);
        t.mock.timers.tick(350);
        assert.ok(said.at(-1)?.includes('asked'), 'the question is said');
        assert.ok(count(said.join(' ')) <= MOST_WORDS, `${count(said.join(' '))} words`);
      }
    }),
  );
});

for (const seats of [2, 4])
  test(`Scarface 1920 with ${seats} players: at most 60 words between two turns of one's own, the question included`, async (t) => {
    t.mock.timers.enable({ apis: ['setTimeout', 'Date'] });
    const { words } = await tongues.en();
    const names = ['Ada', 'Bob', 'Cy', 'Dot'].slice(0, seats);
    const random = new Seeded(`listening ${seats}`);
    const s = scarface.start({ jobDraft: false, ringByHand: false, gangs: null, solo: null }, seats);
    let heard = '';
    let happened = 0;
    const gaps: number[] = [];
    const speaker = speakerOf((text) => {
      heard += ` ${text}`;
    });
    let wasOwn = false;
    for (let turn = scarface.toAct(s); turn !== 'over' && gaps.length < 12; turn = scarface.toAct(s)) {
      const by = turn === 'chance' ? turn : turn[0];
      const isOwn = by === 0;
      if (isOwn) {
        // As the table does it: a question when this seat is to decide, news otherwise.
        speaker.say(words.prompt(scarface.view(s, 0), names));
        t.mock.timers.tick(350);
        if (!wasOwn && heard !== '') gaps.push(count(heard));
        t.mock.timers.tick(3000);
        heard = '';
      }
      wasOwn = isOwn || (wasOwn && by === 'chance');
      const action = by === 'chance' ? scarface.chance(s, random) : knowledge.habit(s, by, random);
      const events: Event[] = [];
      scarface.apply(s, by, action, events);
      for (const event of events) {
        const face = scarface.face(event, 0);
        if (face === null) continue;
        happened += count(words.event(face, names));
        speaker.tell(words.event(face, names));
      }
      t.mock.timers.tick(1200);
    }
    t.diagnostic(`${gaps.length} turns, at most ${Math.max(...gaps)} words, of ${happened} that happened`);
    assert.equal(gaps.length, 12);
    for (const words of gaps) assert.ok(words <= MOST_WORDS, `${words} words`);
    assert.ok(happened > 60 * 12, 'too little happened to prove anything');
  });

test('an answer does not wait for news, and nothing is said twice in one go', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout', 'Date'] });
  const said: string[] = [];
  const speaker = speakerOf((text) => said.push(text));
  speaker.tell('Mabel drives.');
  t.mock.timers.tick(1000);
  speaker.tell('Vito drives.');
  speaker.say('Your turn.');
  speaker.say('Your turn.');
  t.mock.timers.tick(350);
  assert.deepEqual(said, ['Mabel drives.', 'Vito drives. Your turn.']);
});

test('a text for one person alone replaces everything that was waiting', (t) => {
  t.mock.timers.enable({ apis: ['setTimeout', 'Date'] });
  const said: string[] = [];
  const speaker = speakerOf((text) => said.push(text));
  speaker.tell('You hold red.');
  speaker.only('Pass the device to Bob');
  t.mock.timers.tick(60_000);
  assert.deepEqual(said, ['Pass the device to Bob']);
});
