// A seat at a table over any connection. It computes the legal actions itself, with the game's own rules, from what this seat may
// know.
import { type AnyGame, isRace, Seeded } from '@backroom/kit';
import {
  type Answer,
  ClientConnection,
  type FromServer,
  type News,
  type StepFace,
  type Surroundings,
} from '@backroom/protocol';
import { batch, type Signal, signal } from '@preact/signals';
import { afterwards } from '../app/afterwards.ts';
import { settings } from '../app/settings.ts';
import { keyOfRules } from '../games.ts';
import type { Presentation } from '../presentation/present.ts';
import { fresh } from './fresh.ts';
import type { LineState, Moment, MoveOffer, Seated } from './seated.ts';

type Said = Extract<FromServer, { t: 'said' }>;

type MakePresentation = (moment: Moment, story: readonly StepFace[]) => Presentation;

/** How many events are kept; the record has all of them. */
const MOST_STEPS = 2000;

/** The first events wait at most this long for the presentation to load; then they are shown without animation. Milliseconds. */
const LONGEST_LOADING = 5000;

interface Manner {
  readonly isLocal: boolean;
  readonly record: () => Promise<string>;
  /** This device's share of the shuffle, if it pledged one. */
  readonly share?: () => string | null;
}

export class SeatSession implements Seated {
  readonly match: string;
  readonly game: string;
  readonly moment: Signal<Moment | null> = signal(null);
  /** The newest state of the match; the shown one follows. */
  readonly live: Signal<Moment | null> = signal(null);
  readonly story: Signal<readonly StepFace[]> = signal([]);
  readonly line: Signal<LineState>;
  readonly chat: Signal<readonly Said[]> = signal([]);

  private readonly rules: AnyGame;
  private readonly wire: ClientConnection;
  private readonly isLocal: boolean;
  private readonly fetchRecord: () => Promise<string>;
  private readonly share: () => string | null;
  private hasShared = false;
  /** All events of this seat, shown or not. */
  private told: readonly StepFace[] = [];
  private prepared: Promise<void> | null = null;
  private loaded: Promise<void> | null = null;
  /** The presentation is there, or has taken too long. */
  private canShow = false;
  /** Steps that wait for it. */
  private unseen: readonly StepFace[] = [];
  private make: MakePresentation | null = null;
  private presentation: Presentation | null = null;
  private isHeld = false;
  private isClosed = false;

  constructor(rules: AnyGame, match: string, around: Surroundings, { isLocal, record, share = () => null }: Manner) {
    this.rules = rules;
    this.match = match;
    this.game = keyOfRules(rules);
    this.isLocal = isLocal;
    this.fetchRecord = record;
    this.share = share;
    this.line = signal(isLocal ? 'local' : 'down');
    const form = isLocal ? 'backroom.json' : 'backroom.packed';
    this.wire = new ClientConnection(around, { form, legal: false, earlier: true }, deviceName(), (news) =>
      this.hear(news),
    );
    this.wire.start();
    void afterwards('seen', () => this.prepare());
  }

  /** Loads the presentation. If that fails, everything is shown at once. */
  prepare(): Promise<void> {
    this.prepared ??= import('../presentation/begin.ts')
      .then(({ begin }) => (this.isClosed ? undefined : begin(this, (make) => this.follow(make))))
      .catch(() => {});
    return this.prepared;
  }

  /** Waits for the presentation, but not for ever. */
  private load(): Promise<void> {
    const isLate = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LONGEST_LOADING));
    this.loaded ??= Promise.race([this.prepare(), isLate()]).then(() => {
      this.canShow = true;
    });
    return this.loaded;
  }

  skip = (): void => this.presentation?.skip();
  showAgain = (): void => this.presentation?.again();
  showRecap: Seated['showRecap'] = (recap) => void this.prepare().then(() => this.presentation?.recap(recap));

  /** Nobody looks at this seat now: events are shown later. */
  hold(isHeld: boolean): void {
    this.isHeld = isHeld;
    this.presentation?.hold(isHeld);
  }

  private follow(make: MakePresentation): void {
    this.make = make;
    const moment = this.live.peek();
    // Before the first welcome there is no table yet.
    if (this.presentation !== null || this.isClosed || moment === null) return;
    this.presentation = make(moment, this.told);
    this.presentation.hold(this.isHeld);
  }

  act = (action: unknown): Promise<Answer> => {
    // A fast player must not miss how the first move looks.
    void this.prepare();
    return this.wire.command({ t: 'act', action });
  };
  undo = (): Promise<Answer> => this.wire.command({ t: 'undo' });
  ask = (what: 'pause' | 'resume' | 'end' | 'open-hands'): Promise<Answer> => this.wire.command({ t: 'ask', what });
  agree = (): Promise<Answer> => this.wire.command({ t: 'agree' });
  decline = (): Promise<Answer> => this.wire.command({ t: 'decline' });
  leave = (): Promise<Answer> => this.wire.command({ t: 'leave' });
  comeBack = (): Promise<Answer> => this.wire.command({ t: 'return' });
  undoOffer = (): Promise<MoveOffer> => this.wire.ask({ t: 'undo-offer' });
  recap = async (since: number) => (await this.wire.ask({ t: 'recap', since })).recap;
  record = (): Promise<string> => this.fetchRecord();

  say(words: { readonly phrase: string } | { readonly text: string }): Promise<Answer> {
    return this.wire.tell(words);
  }

  close(): void {
    this.isClosed = true;
    this.presentation?.close();
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

  /** All have sat down: reveals the pledged share, once. */
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
    this.unseen = [...this.unseen, ...steps];
    // The first look needs no animation, and a text table never does. Everything else waits for it.
    const isAnimated = this.live.peek() !== null && this.unseen.length > 0 && !settings.peek().textTable;
    if (isAnimated && !this.canShow) return void this.load().then(() => this.isClosed || this.look([]));
    const isPlaying = table.phase === 'playing';
    const imagined = isPlaying ? rules.redeal(wire.view, new Seeded('what may be done')) : null;
    const toAct = imagined === null ? [] : rules.toAct(imagined);
    const known = this.told.at(-1)?.seq ?? -1;
    const fresh = this.unseen.filter(({ seq }) => seq > known);
    this.unseen = [];
    if (fresh.length > 0) this.told = [...this.told, ...fresh].slice(-MOST_STEPS);
    const moment: Moment = {
      terms: welcome.terms,
      commitment: welcome.commitment,
      seat,
      seq: wire.seq,
      view: wire.view,
      legal: imagined === null || seat === null ? [] : rules.legal(imagined, seat),
      refusals: imagined === null || seat === null ? [] : rules.refusals(imagined, seat),
      toAct: typeof toAct === 'string' ? [] : toAct,
      isRace: imagined !== null && isRace(rules, imagined),
      table,
      result: wire.result,
      deadlineAt: wire.deadline === null ? null : Date.now() + wire.deadline,
    };
    batch(() => {
      this.live.value = moment;
      if (this.presentation !== null) return this.presentation.show({ moment, story: this.told }, fresh);
      this.story.value = this.told;
      this.moment.value = moment;
    });
    if (this.presentation === null && this.make !== null) this.follow(this.make);
  }
}

/** Different for every tab, so that command ids never collide. */
const deviceName = (): string => fresh();
