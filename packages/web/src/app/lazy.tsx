// A part of the page that is loaded when it is first shown.
import type { ComponentType } from 'preact';
import { useEffect, useState } from 'preact/hooks';

type Load<P> = () => Promise<ComponentType<P>>;

const loaded = new WeakMap<object, unknown>();

/** The component, null while it loads. A failure is thrown, so that the boundary explains it. */
export function useLoaded<P>(load: Load<P> | null): ComponentType<P> | null {
  const known = load === null ? null : ((loaded.get(load) as ComponentType<P> | undefined) ?? null);
  const [, setArrived] = useState(0);
  const [failure, setFailure] = useState<Error | null>(null);
  useEffect(() => {
    const arrive = (): void => setArrived((n) => n + 1);
    if (load === null || known !== null) return;
    // Another part of the page may have loaded it after this one was drawn and before this effect runs.
    if (loaded.has(load)) return arrive();
    load().then(
      (component) => {
        loaded.set(load, component);
        arrive();
      },
      (error: Error) => setFailure(error),
    );
  }, [load]);
  if (failure !== null) throw failure;
  return known;
}

/** The same as a component, which is empty while it loads. */
export function Late<P extends object>({ load, ...props }: { readonly load: Load<P> } & P) {
  const Found = useLoaded(load);
  return Found && <Found {...(props as unknown as P)} />;
}
