import { type ComponentType, lazy, useState } from 'react';

interface PreloadableScreen {
  readonly Screen: ComponentType;
  /** Fetches the code ahead; a screen that is drawn after that is there at once, without Suspense. */
  readonly preload: () => Promise<void>;
}

/** A screen whose code is fetched when it is drawn, or before. */
export const preloadable = (load: () => Promise<ComponentType>): PreloadableScreen => {
  let loaded: ComponentType | undefined;
  const Lazy = lazy(async () => ({ default: await load() }));
  return {
    // What it was drawn as it stays: another component would lose the state of the screen.
    Screen: () => {
      const [Drawn] = useState(() => loaded ?? Lazy);
      return <Drawn />;
    },
    preload: async () => {
      loaded = await load();
    },
  };
};
