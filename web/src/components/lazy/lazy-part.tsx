import { type ComponentType, use } from 'react';
import { whenFirstInteraction } from '../../lib/loading/start-up.ts';
import { retryOnce, untilLoaded } from '../../lib/loading/until-loaded.ts';

/** A component whose code is in a chunk of its own, with a way to have it ready before rendering. */
export type LazyPart<Props extends object> = ComponentType<Props> & { preload: () => Promise<unknown> };

interface LazyPartOptions {
  /**
   * Waits with the chunk until this resolves: `true` for the first interaction (5 s at most), right for what is
   * below the fold.
   */
  defer?: boolean | (() => Promise<unknown>);
  /**
   * Does not throw when the chunk cannot be fetched, but goes on suspending: the server's HTML stays, and
   * a `LazyBoundary` around it says what is missing where there is none. Deferred parts do, where nothing else
   * is said. Asked when rendering begins to wait, and when it has waited in vain.
   */
  stays?: boolean | (() => boolean);
  /** Called with what a rendering begins to wait for. */
  onRequest?: (part: Promise<unknown>) => void;
  /** Called when the chunk that a rendering waits for cannot be fetched; it fails when this has ended. */
  onUnavailable?: () => Promise<void>;
}

/** How long a failed part stays failed before it may be requested again, in milliseconds. */
const FAILED_FOR = 1000;

const preloads = new Set<() => Promise<unknown>>();

/**
 * Splits a component off. On the server it is loaded before anything renders (`preloadAllParts`), so
 * the HTML is whole; in the browser it suspends, which leaves the server's HTML standing until the
 * chunk has come. A chunk that cannot be fetched is asked for once more after a second.
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
        // It is asked for again the next time it is requested.
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
  // The same promise on every render, or React would suspend anew each time.
  const request = () => {
    if (!requested) {
      requested = loadForRendering();
      onRequest?.(requested);
      // The render that has waited has to throw the failure; another request would suspend it again, for ever.
      requested.catch(() => void setTimeout(() => (requested = undefined), FAILED_FOR));
    }
    return requested;
  };
  preloads.add(preload);
  const Lazy = (props: Props) => {
    // What is loaded renders at once, on the server too, instead of suspending for a tick.
    const Loaded = loaded ?? use(request());
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
