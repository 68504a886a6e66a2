import { type ComponentType, use } from 'react';
import { whenFirstInteraction } from '../../lib/loading/start-up.ts';
import { retryOnce, untilLoaded } from '../../lib/loading/until-loaded.ts';

/** A component whose code is in a separate chunk, which can be preloaded. */
export type LazyPart<Props extends object> = ComponentType<Props> & { preload: () => Promise<unknown> };

interface LazyPartOptions {
  /**
   * Delays the request for the chunk until this resolves; `true`: until the first interaction (at most 5 s
   * after the page is idle), suitable for content below the fold.
   */
  defer?: boolean | (() => Promise<unknown>);
  /**
   * If the chunk cannot be loaded, goes on suspending instead of throwing: the server's HTML stays, and where
   * there is none, a `LazyBoundary` around it shows a notice. The default for deferred parts. A function is
   * called when loading begins and after a failure.
   */
  stays?: boolean | (() => boolean);
  /** Called with the promise that a render begins to wait for. */
  onRequest?: (part: Promise<unknown>) => void;
  /** Called if a chunk that a render waits for cannot be loaded; the render fails once this has resolved. */
  onUnavailable?: () => Promise<void>;
}

/** How long a failed part stays failed before it can be requested again, in milliseconds. */
const FAILED_FOR = 1000;

const preloads = new Set<() => Promise<unknown>>();

/**
 * Puts a component into a separate chunk. On the server it is loaded before anything renders
 * (`preloadAllParts`), so that the HTML is complete; in the browser it suspends, which keeps the server's
 * HTML until the chunk is loaded. A chunk that cannot be loaded is requested once more after a second.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { defer = false, stays = defer !== false, onRequest, onUnavailable }: LazyPartOptions = {},
): LazyPart<Props> => {
  let loaded: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  let requested: Promise<ComponentType<Props>> | undefined;
  const preload = () => {
    loading ??= retryOnce(load).then(
      (component) => {
        loaded = component;
        return component;
      },
      (error: unknown) => {
        // The next preload requests it again.
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  const staysNow = () => (typeof stays === 'function' ? stays() : stays);
  const loadForRendering = async () => {
    if (defer && !loading) await (defer === true ? whenFirstInteraction() : defer());
    const loadOrLeave = async () => {
      try {
        return await preload();
      } catch (error) {
        if (!staysNow()) await onUnavailable?.();
        throw error;
      }
    };
    return staysNow() ? untilLoaded(Lazy, loadOrLeave) : loadOrLeave();
  };
  // The same promise on every render; otherwise React would suspend anew each time.
  const request = () => {
    if (!requested) {
      requested = loadForRendering();
      onRequest?.(requested);
      // The render that has waited must throw this failure; a new request would make it suspend again,
      // without end.
      requested.catch(() => void setTimeout(() => (requested = undefined), FAILED_FOR));
    }
    return requested;
  };
  preloads.add(preload);
  const Lazy = (props: Props) => {
    // A loaded component renders synchronously, on the server too, instead of suspending for a tick.
    const Loaded = loaded ?? use(request());
    return <Loaded {...props} />;
  };
  return Object.assign(Lazy, { preload });
};

/** Loads every part; the server does this once, before the first page. */
export const preloadAllParts = async (): Promise<void> => {
  // Loading a page may register further parts that it contains.
  for (let done = -1; done !== preloads.size; ) {
    done = preloads.size;
    await Promise.all([...preloads].map((preload) => preload()));
  }
};
