import { type ComponentType, use } from 'react';
import { whenAttended } from './when-attended.ts';

/** A component whose code is in a chunk of its own, with a way to have it ready before rendering. */
export type LazyPart<Props extends object> = ComponentType<Props> & { preload: () => Promise<unknown> };

/** How long a failed part stays failed before it may be wanted again, in milliseconds. */
const RETRY_AFTER = 1000;

const preloads = new Set<() => Promise<unknown>>();

/**
 * Leaves the outcome on the promise where React's `use` looks for it, so that a part that is loaded
 * renders at once, on the server too, instead of suspending for a tick.
 */
const settled = <T,>(promise: Promise<T>): Promise<T> => {
  promise.then(
    (value) => void Object.assign(promise, { status: 'fulfilled', value }),
    (reason: unknown) => void Object.assign(promise, { status: 'rejected', reason }),
  );
  return promise;
};

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Keeps asking, ever more slowly: what stands below the fold can wait for the network to come back. */
const persistently = async <T,>(load: () => Promise<T>): Promise<T> => {
  for (let wait = 2000; ; wait = Math.min(wait * 2, 60_000)) {
    try {
      return await load();
    } catch {
      await pause(wait);
    }
  }
};

/**
 * Splits a component off. On the server it is loaded before anything renders (`preloadAllParts`), so
 * the HTML is whole; in the browser it suspends, which leaves the server's HTML standing until the
 * chunk has come. With `defer` the chunk waits for a sign of the visitor (5 s at most), and is asked for
 * again when it cannot be fetched: right for what stands below the fold.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { defer = false }: { defer?: boolean } = {},
): LazyPart<Props> => {
  let loading: Promise<ComponentType<Props>> | undefined;
  let wanted: Promise<ComponentType<Props>> | undefined;
  // A chunk that could not be fetched is asked for again the next time it is wanted.
  const forgetLoading = (error: unknown): never => {
    loading = undefined;
    throw error;
  };
  const preload = () => {
    loading ??= settled(load().catch(forgetLoading));
    return loading;
  };
  // The render that has waited must meet the failure; if it asked anew, it would wait and ask for ever.
  const forgetWanted = () => void setTimeout(() => (wanted = undefined), RETRY_AFTER);
  // The same promise on every render, or React would suspend anew each time.
  const whenWanted = () => {
    if (!wanted) {
      wanted = defer && !loading ? settled(whenAttended().then(() => persistently(preload))) : preload();
      wanted.catch(forgetWanted);
    }
    return wanted;
  };
  preloads.add(preload);
  const Lazy = (props: Props) => {
    const Loaded = use(whenWanted());
    return <Loaded {...props} />;
  };
  return Object.assign(Lazy, { preload });
};

/** Loads every split part; the server does this once, before the first page. */
export const preloadAllParts = async (): Promise<void> => {
  // Loading a page may register the parts it is made of.
  for (let done = -1; done !== preloads.size; ) {
    done = preloads.size;
    await Promise.all([...preloads].map((preload) => preload()));
  }
};
