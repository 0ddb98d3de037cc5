// A part that is drawn again only if its props have changed: after a move most of a table stays the same.
import { Component, type ComponentType, type JSX } from 'preact';

export function steady<P extends object>(draw: (props: P) => JSX.Element): ComponentType<P> {
  return class extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      return Object.entries(next).some(([name, value]) => value !== this.props[name as keyof P]);
    }

    override render(): JSX.Element {
      return draw(this.props);
    }
  };
}
