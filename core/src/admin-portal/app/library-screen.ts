import type { Portal } from '../shared/portal.ts';
import { preloadable } from './preloadable.tsx';

// The largest part of the portal, loaded on demand.
const library = preloadable(async () => (await import('../screens/media/media-screen.tsx')).MediaScreen);

export const MediaLibraryScreen = library.Screen;

/** Preloads the library's code, which is needed after signing in. Never rejects: rendering loads it again. */
export const preloadLibraryCode = (): Promise<void> => library.preload().catch(() => undefined);

/**
 * Preloads code and list of the library, so that its first render shows the files. Also resolves if the list
 * cannot be loaded: the screen reports that.
 */
export const preloadLibrary = async ({ store }: Portal): Promise<void> => {
  const [{ mediaListAtom }] = await Promise.all([import('../screens/media/index.ts'), preloadLibraryCode()]);
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
