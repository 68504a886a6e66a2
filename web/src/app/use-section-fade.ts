import { type RefObject, useEffect } from 'react';
import { whenFirstInteraction } from '../lib/loading/start-up.ts';

/** Sections fade in once as they come into view; not with reduced motion. Its code comes with the first interaction. */
export const useSectionFade = (main: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    let end = () => {};
    let gone = false;
    const start = async () => {
      await whenFirstInteraction();
      if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      const { fadeSections } = await import('../lib/motion/fade-sections.ts');
      if (main.current && !gone) end = fadeSections(main.current);
    };
    // Without it the sections simply stand.
    start().catch(() => undefined);
    return () => {
      gone = true;
      end();
    };
  }, [main]);
};
