import type { Portal } from '../portal/portal.ts';
import { preloadable } from './preloadable.tsx';

// The largest part of the portal, loaded when it is opened.
const library = preloadable(async () => (await import('../media-library/media-library.tsx')).MediaLibrary);

export const MediaLibraryScreen = library.Screen;

/** Fetches the library's code, which the sign-in leads to. Never fails: what is missing is fetched when it is drawn. */
export const preloadLibraryCode = (): Promise<void> => library.preload().catch(() => undefined);

/**
 * Fetches code and list of the library, so that its first drawing shows the files. Ends, too, when the list cannot be
 * had: the screen says so.
 */
export const preloadLibrary = async ({ store }: Portal): Promise<void> => {
  const [{ mediaListAtom }] = await Promise.all([
    import('../media-library/data/media-list.ts'),
    preloadLibraryCode(),
  ]);
  await new Promise<void>((resolve) => {
    const endWhenSettled = () => {
      if (store.get(mediaListAtom).status === 'pending') return;
      queueMicrotask(() => unsubscribe());
      resolve();
    };
    const unsubscribe = store.sub(mediaListAtom, endWhenSettled);
    endWhenSettled();
  });
};
