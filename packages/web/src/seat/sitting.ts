// Sitting at a table over a line, whatever the line is made of. What may be done is worked out here, from what this seat may
// know: the rules are the game's own, and nothing hidden is needed for it.
import { type AnyGame, Seeded } from '@backroom/kit';
import { type FromServer, Line, type News, type StepFace, type Surroundings } from '@backroom/protocol';
import { batch, type Signal, signal } from '@preact/signals';
import { fresh } from './fresh.ts';
import type { Answer, LineState, Moment, Offer, Seated } from './seated.ts';

type Said = Extract<FromServer, { t: 'said' }>;

/** What is remembered of what happened; the record has all of it. */
const MOST_STEPS = 2000;

interface Manner {
  readonly isLocal: boolean;
  readonly record: () => Promise<string>;
  /** What this device pledged for the shuffle, if it did. */
  readonly share?: () => string | null;
}

export class Sitting implements Seated {
  readonly match: string;
  readonly game: string;
  readonly moment: Signal<Moment | null> = signal(null);
  readonly story: Signal<readonly StepFace[]> = signal([]);
  readonly line: Signal<LineState>;
  readonly chat: Signal<readonly Said[]> = signal([]);

  private readonly rules: AnyGame;
  private readonly wire: Line;
  private readonly isLocal: boolean;
  private readonly fetchRecord: () => Promise<string>;
  private readonly share: () => string | null;
  private hasShared = false;

  constructor(rules: AnyGame, match: string, around: Surroundings, { isLocal, record, share = () => null }: Manner) {
    this.rules = rules;
    this.match = match;
    this.game = rules.id;
    this.isLocal = isLocal;
    this.fetchRecord = record;
    this.share = share;
    this.line = signal(isLocal ? 'local' : 'down');
    const form = isLocal ? 'backroom.json' : 'backroom.packed';
    this.wire = new Line(around, { form, legal: false }, deviceName(), (news) => this.hear(news));
    this.wire.start();
  }

  act = (action: unknown): Promise<Answer> => this.wire.command({ t: 'act', action });
  undo = (): Promise<Answer> => this.wire.command({ t: 'undo' });
  ask = (what: 'pause' | 'resume' | 'end' | 'open-hands'): Promise<Answer> => this.wire.command({ t: 'ask', what });
  agree = (): Promise<Answer> => this.wire.command({ t: 'agree' });
  decline = (): Promise<Answer> => this.wire.command({ t: 'decline' });
  leave = (): Promise<Answer> => this.wire.command({ t: 'leave' });
  comeBack = (): Promise<Answer> => this.wire.command({ t: 'return' });
  undoOffer = (): Promise<Offer> => this.wire.ask({ t: 'undo-offer' });
  recap = async (since: number) => (await this.wire.ask({ t: 'recap', since })).recap;
  record = (): Promise<string> => this.fetchRecord();

  say(words: { readonly phrase: string } | { readonly text: string }): Promise<Answer> {
    return this.wire.tell(words);
  }

  close(): void {
    this.wire.stop();
  }

  private hear(news: News): void {
    switch (news.t) {
      case 'line':
        if (!this.isLocal || news.state === 'ended') this.line.value = news.state;
        return;
      case 'welcome':
        return this.look(news.missed);
      case 'steps':
        return this.look(news.steps);
      case 'table':
        return this.look([]);
      case 'said':
        this.chat.value = [...this.chat.value, news].slice(-200);
        return;
      case 'unsaid':
        this.chat.value = this.chat.value.filter(({ id }) => id !== news.id);
    }
  }

  /** All have sat down: now what was pledged is shown, once. */
  private shareIfAsked(phase: string): void {
    const share = phase === 'sharing' && !this.hasShared ? this.share() : null;
    if (share === null) return;
    this.hasShared = true;
    void this.wire.command({ t: 'share', share });
  }

  private look(steps: readonly StepFace[]): void {
    const { wire, rules } = this;
    const { seat, welcome, table } = wire;
    if (welcome === null || table === null) return;
    this.shareIfAsked(table.phase);
    const isPlaying = table.phase === 'playing';
    const imagined = isPlaying ? rules.redeal(wire.view, new Seeded('what may be done')) : null;
    const toAct = imagined === null ? [] : rules.toAct(imagined);
    batch(() => {
      const known = this.story.value.at(-1)?.seq ?? -1;
      const fresh = steps.filter(({ seq }) => seq > known);
      if (fresh.length > 0) this.story.value = [...this.story.value, ...fresh].slice(-MOST_STEPS);
      this.moment.value = {
        terms: welcome.terms,
        commitment: welcome.commitment,
        seat,
        seq: wire.seq,
        view: wire.view,
        legal: imagined === null || seat === null ? [] : rules.legal(imagined, seat),
        refusals: imagined === null || seat === null ? [] : rules.refusals(imagined, seat),
        toAct: typeof toAct === 'string' ? [] : toAct,
        table,
        result: wire.result,
        deadlineAt: wire.deadline === null ? null : Date.now() + wire.deadline,
      };
    });
  }
}

/** Different for every tab, so that no two make the same id for a command. */
const deviceName = (): string => fresh();
