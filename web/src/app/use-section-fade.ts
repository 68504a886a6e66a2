import { type RefObject, useEffect } from 'react';
import { whenUsed } from '../lib/loading/when-used.ts';

/**
 * Fades sections in, once, when they come into view; not with reduced motion. The code is loaded with the
 * first interaction.
 */
export const useSectionFade = (main: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    let end = () => {};
    let gone = false;
    const start = async () => {
      await whenUsed();
      if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
      const { fadeSections } = await import('../lib/fade-sections.ts');
      if (main.current && !gone) end = fadeSections(main.current);
    };
    // Without it, the sections are shown without fading in.
    start().catch(() => undefined);
    return () => {
      gone = true;
      end();
    };
  }, [main]);
};
