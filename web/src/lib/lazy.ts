import { type ComponentType, lazy } from 'react';
import { retryOnce, untilLoaded } from './loading/until-loaded.ts';
import { whenUsed } from './loading/when-used.ts';

/** A component whose code is in a chunk of its own, which can be loaded before it is rendered. */
export type LazyPart<Props extends object> = ComponentType<Props> & {
  /** Loads the code; rejects if it cannot be loaded, and requests it again when called again. */
  preload: () => Promise<unknown>;
  /** Whether it renders at once. */
  isLoaded: () => boolean;
};

type Module<Props extends object> = { default: ComponentType<Props> };

const preloads = new Set<() => Promise<unknown>>();

/** React takes any object with `then`: one that calls back at once renders without suspending. */
// biome-ignore lint/suspicious/noThenProperty: that is what it is for
const loadedNow = <T>(module: T) => ({ then: (use: (module: T) => void) => use(module) }) as Promise<T>;

/**
 * React's `lazy` over an import that is retried until it succeeds: what is on the screen in the component's
 * place, which is the server's HTML on the first page, stays as long as the code is missing. Code that has been
 * preloaded renders at once.
 * @param when delays the request of a render until this resolves
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  when?: () => Promise<unknown>,
): LazyPart<Props> => {
  let module: Module<Props> | undefined;
  let loading: Promise<Module<Props>> | undefined;
  const preload = (): Promise<Module<Props>> => {
    loading ??= retryOnce(load).then(
      (component) => {
        module = { default: component };
        return module;
      },
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  const waitAndLoad = async (): Promise<Module<Props>> => {
    if (!loading) await when?.();
    return untilLoaded(Part, preload);
  };
  const Part: ComponentType<Props> = lazy(() => (module ? loadedNow(module) : waitAndLoad()));
  preloads.add(preload);
  return Object.assign(Part, { preload, isLoaded: () => module !== undefined });
};

/** A part that is rendered by the server, and whose code is needed for nothing but its use: it is loaded then. */
export const deferredPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazyPart(load, whenUsed);

/** Loads every part. The server does this once, before the first page: `renderToString` does not wait. */
export const preloadAllParts = async (): Promise<void> => {
  // Loading a page may register further parts that it contains.
  for (let done = -1; done !== preloads.size; ) {
    done = preloads.size;
    await Promise.all([...preloads].map((preload) => preload()));
  }
};
