// If a part of the page fails, the rest says what happened and what the player can do.
import { Component, type ComponentChildren } from 'preact';
import { words } from '../words/index.ts';
import { useTitle } from './title.ts';

interface Props {
  readonly children: ComponentChildren;
  /** Navigating to another screen tries again. */
  readonly at: string;
}

export class Boundary extends Component<Props, { readonly error: Error | null }> {
  override state = { error: null };

  static override getDerivedStateFromError(error: Error) {
    return { error };
  }

  override componentDidUpdate(before: Props): void {
    if (before.at !== this.props.at && this.state.error !== null) this.setState({ error: null });
  }

  override render() {
    const { error } = this.state;
    return error === null ? this.props.children : <Trouble error={error} />;
  }
}

/** The names of errors that browsers throw when a file of the page cannot be loaded. */
const isMissingPart = (error: Error): boolean => /import|module|fetch|load/i.test(error.message);

function Trouble({ error }: { readonly error: Error }) {
  const { trouble } = words();
  useTitle(trouble.title);
  return (
    <section class="panel narrow trouble" role="alert">
      <h1>{trouble.title}</h1>
      {isMissingPart(error) && <p>{trouble.missing}</p>}
      <p>
        {trouble.what} <code>{error.message}</code>
      </p>
      <div class="row">
        <button type="button" class="button main" onClick={() => location.reload()}>
          {trouble.reload}
        </button>
        <a class="button" href="/">
          {trouble.home}
        </a>
      </div>
    </section>
  );
}
