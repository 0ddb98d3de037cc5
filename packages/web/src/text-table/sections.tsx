// The whole table in the game's own sentences.
import type { Section } from '@backroom/kit';
import { useId } from 'preact/hooks';

export function Sections({ sections }: { readonly sections: readonly Section[] }) {
  const id = useId();
  return (
    <div class="sections">
      {sections.map(({ heading, lines }, i) => (
        <section key={heading} aria-labelledby={`${id}-${i}`}>
          <h3 id={`${id}-${i}`}>{heading}</h3>
          <ul>
            {lines.map((line) => (
              <li key={line}>
                <Line text={line} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** What comes before the first colon is what a line is about. */
function Line({ text }: { readonly text: string }) {
  const found = /^([^:.]{1,40}?)(\s?:\s)(.+)$/s.exec(text);
  if (found === null) return <span>{text}</span>;
  return (
    <span>
      <b>{found[1]}</b>
      {found[2]}
      {found[3]}
    </span>
  );
}
