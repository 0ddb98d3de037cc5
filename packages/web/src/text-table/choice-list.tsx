// The legal actions as buttons in groups. One tab stop; arrow keys, numbers and letters move within it.
import type { Picture } from '@backroom/kit';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useMemo, useRef, useState } from 'preact/hooks';
import { type Choice, groupsOf } from './groups.ts';
import { NOTHING_TYPED, sought, typeOn } from './seeking.ts';
import type { TextTableWords } from './words/index.ts';

// biome-ignore lint/suspicious/noExplicitAny: as AnyGame: the text table treats a game's data as opaque.
type AnyPicture = Picture<any, any, any>;

interface Props {
  readonly picture: AnyPicture;
  readonly texts: TextTableWords;
  readonly take: (action: unknown) => void;
  readonly say: (sentence: string) => void;
}

export function ChoiceList({ picture, texts, take, say }: Props) {
  const { legal, words, view, names, pointed, confirm } = picture;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const typed = useRef(NOTHING_TYPED);
  /** The position of the arrow keys, and its list: a new list starts at its first choice. */
  const [{ of, at }, setPlace] = useState({ of: legal, at: 0 });
  const current = of === legal ? at : 0;
  const setCurrent = (place: number): void => setPlace({ of: legal, at: place });
  /** A new list gets new buttons; otherwise the focus would stay on a choice that the player has not read. */
  const edition = useRef({ legal, number: 0 });
  if (edition.current.legal !== legal) edition.current = { legal, number: edition.current.number + 1 };
  const [armed, arm] = useState<unknown>(null);
  const [open, setOpen] = useState<number | null>(null);
  const groups = useMemo(() => {
    const { group } = words;
    const say = (action: unknown): string => words.action(action, view, names);
    return groupsOf(legal, say, group && ((action) => group(action, view)));
  }, [legal, words, names]);
  const choices = groups.flatMap((group) => group.choices);
  const isPointed = ({ action }: Choice<unknown>): boolean =>
    pointed !== null && JSON.stringify(action) === JSON.stringify(pointed);

  // The same seat goes on deciding: a new list keeps the reader's position.
  useEffect(() => {
    arm(null);
    setOpen(null);
  }, [legal]);
  useEffect(() => {
    const place = choices.findIndex(isPointed);
    if (place < 0) return;
    setCurrent(place);
    buttons()[place]?.scrollIntoView({ block: 'nearest' });
  }, [pointed, legal]);

  const buttons = (): HTMLButtonElement[] => [
    ...(list.current?.querySelectorAll<HTMLButtonElement>('button.choice') ?? []),
  ];
  const goTo = (place: number): void => {
    setCurrent(place);
    buttons()[place]?.focus();
  };
  const press = (choice: Choice<unknown>): void => {
    if (confirm && armed !== choice.action) {
      arm(choice.action);
      say(texts.confirm);
      return;
    }
    arm(null);
    take(choice.action);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const last = choices.length - 1;
    const steps: Record<string, number> = {
      ArrowDown: Math.min(last, current + 1),
      ArrowRight: Math.min(last, current + 1),
      ArrowUp: Math.max(0, current - 1),
      ArrowLeft: Math.max(0, current - 1),
      Home: 0,
      End: last,
    };
    // A key that is still held down took the last choice: it must not take this one.
    if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
    const step = steps[event.key];
    if (step !== undefined) {
      event.preventDefault();
      goTo(step);
    } else if (event.key.length === 1 && event.key !== ' ') {
      typed.current = typeOn(typed.current, event.key, event.timeStamp);
      const found = sought(
        choices.map(({ sentence }) => sentence),
        typed.current.text,
        current,
      );
      if (found !== null) goTo(found);
    }
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: keys of the buttons inside, gathered in one place.
    <div ref={list} class="choices" onKeyDown={onKeyDown}>
      {groups.map(({ heading, lead, choices: some }) => (
        <Together key={`${edition.current.number} ${some[0]?.number}`} heading={heading} lead={lead}>
          {some.map((choice) => {
            const place = choice.number - 1;
            const isArmed = armed !== null && armed === choice.action;
            return (
              <li key={choice.number}>
                <button
                  type="button"
                  class={`choice${isPointed(choice) ? ' pointed' : ''}${isArmed ? ' armed' : ''}`}
                  tabIndex={place === Math.min(current, choices.length - 1) ? 0 : -1}
                  aria-describedby={open === place ? `${id}-brings` : undefined}
                  onClick={() => press(choice)}
                  onFocus={() => {
                    setCurrent(place);
                    setOpen(place);
                  }}
                >
                  <span class="number" aria-hidden="true">
                    {choice.number}
                  </span>
                  <span class="sentence">
                    <Sentence text={choice.sentence} {...{ heading, lead }} />
                    {isPointed(choice) && <span class="tag">{texts.suggested}</span>}
                    {isArmed && <span class="tag">{texts.confirm}</span>}
                  </span>
                </button>
                {open === place && (
                  <Brings id={`${id}-brings`} picture={picture} action={choice.action} texts={texts} />
                )}
              </li>
            );
          })}
        </Together>
      ))}
    </div>
  );
}

interface TogetherProps {
  readonly heading: string;
  readonly lead: string;
  readonly children: ComponentChildren;
}

/** Choices that belong together, under the game's heading. */
function Together({ heading, lead, children }: TogetherProps) {
  const id = useId();
  if (heading === '') return <ul aria-label={lead === '' ? undefined : `${lead} …`}>{children}</ul>;
  return (
    <div class="together">
      <h3 id={id}>{heading}</h3>
      <ul aria-labelledby={id}>{children}</ul>
    </div>
  );
}

/** Words that the heading or the choices above have said already are faded. */
function Sentence({ text, heading, lead }: { readonly text: string; readonly heading: string; readonly lead: string }) {
  const said =
    heading !== '' && text.startsWith(heading) ? (/^\s?:\s/.exec(text.slice(heading.length))?.[0] ?? '') : '';
  const back = said === '' ? lead : heading + said;
  return (
    <>
      {back !== '' && <span class={said === '' ? 'lead' : 'unseen'}>{back}</span>}
      {said === '' ? text.slice(back.length) : capital(text.slice(back.length))}
    </>
  );
}

const capital = (text: string): string => text.slice(0, 1).toLocaleUpperCase() + text.slice(1);

interface BringsProps {
  readonly id: string;
  readonly picture: AnyPicture;
  readonly action: unknown;
  readonly texts: TextTableWords;
}

/** The guaranteed result of the action, in the game's sentences. */
function Brings({ id, picture, action, texts }: BringsProps) {
  const { words, names } = picture;
  const sentences = useMemo(
    () => picture.foresee(action).map((event: unknown) => words.event(event, names)),
    [action, words, names],
  );
  return sentences.length === 0 ? null : (
    <p id={id} class="brings">
      <b>{texts.brings}</b> {sentences.join(' ')}
    </p>
  );
}
