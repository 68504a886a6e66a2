import { type ComponentType, lazy, useState } from 'react';

interface PreloadableScreen {
  readonly Screen: ComponentType;
  /** Preloads the code; a screen that is rendered afterwards appears at once, without Suspense. */
  readonly preload: () => Promise<void>;
}

/** A screen whose code is loaded when it is rendered, or before. */
export const preloadable = (load: () => Promise<ComponentType>): PreloadableScreen => {
  let loaded: ComponentType | undefined;
  const Lazy = lazy(async () => ({ default: await load() }));
  return {
    // The component must not change after the first render: another one would lose the screen's state.
    Screen: () => {
      const [Drawn] = useState(() => loaded ?? Lazy);
      return <Drawn />;
    },
    preload: async () => {
      loaded = await load();
    },
  };
};
