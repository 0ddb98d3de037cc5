// A value that is fetched or computed first: on its way, there, or failed.
import { useEffect, useState } from 'preact/hooks';

export type Arriving<T> =
  | { readonly is: 'coming' }
  | { readonly is: 'there'; readonly value: T }
  | { readonly is: 'missing'; readonly why: string };

/** Loads again when one of `on` changes. Until the new value is there, the old one stays. */
export function useArriving<T>(fetch: () => Promise<T>, on: readonly unknown[]): Arriving<T> {
  const [state, setState] = useState<Arriving<T>>({ is: 'coming' });
  useEffect(() => {
    let wanted = true;
    fetch().then(
      (value) => wanted && setState({ is: 'there', value }),
      (error: unknown) =>
        wanted && setState({ is: 'missing', why: error instanceof Error ? error.message : String(error) }),
    );
    return () => {
      wanted = false;
    };
  }, on);
  return state;
}

/** The value, or null while it is on its way. */
export function useThere<T>(fetch: () => Promise<T>, on: readonly unknown[]): T | null {
  const state = useArriving(fetch, on);
  if (state.is === 'missing') throw new Error(state.why);
  return state.is === 'there' ? state.value : null;
}
