// A part of the page that is loaded when it is first shown.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

type Load<P> = () => Promise<ComponentType<P>>;

const loaded = new WeakMap<object, unknown>();

/** The component, null while it comes. Failing to load it is thrown, for the boundary to explain. */
export function useLoaded<P>(load: Load<P> | null): ComponentType<P> | null {
  const known = load === null ? null : ((loaded.get(load) as ComponentType<P> | undefined) ?? null);
  const [, setArrived] = useState(0);
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    if (load === null || loaded.has(load)) return;
    load().then(
      (component) => {
        loaded.set(load, component);
        setArrived((n) => n + 1);
      },
      (error: Error) => setFailure(error),
    );
  }, [load]);
  if (failure !== null) throw failure;
  return known;
}

/** The same as a part of a screen; nothing is shown while it comes. */
export function Late<P extends object>({ load, ...props }: { readonly load: Load<P> } & P) {
  const Found = useLoaded(load);
  return Found && <Found {...(props as unknown as P)} />;
}
