/** Duration in milliseconds; the easing of the theme (LOOK, motion). */
const FADE = { duration: 1200, easing: 'cubic-bezier(.22, .61, .36, 1)' };

/** A section entering at the bottom of the window is faded in; one further up was jumped to. */
const isEntering = ({ boundingClientRect, rootBounds }: IntersectionObserverEntry) =>
  rootBounds !== null && boundingClientRect.top > rootBounds.height * 0.7;

/**
 * Fades in the content of each section of `main`, once, when it comes into view. Nothing is hidden by styles:
 * sections that are not observed (on paper, without JavaScript) are always visible. Returns a function that
 * stops it.
 */
export const fadeSections = (main: HTMLElement): (() => void) => {
  const seen = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (!entry.isIntersecting) continue;
        seen.unobserve(entry.target);
        if (!isEntering(entry)) continue;
        for (const part of entry.target.children) part.animate({ opacity: [0, 1] }, FADE);
      }
    },
    // Starts just before the section is visible, so that it is never seen to disappear first.
    { rootMargin: '0px 0px 48px' },
  );
  const observe = (nodes: Iterable<Node>) => {
    for (const node of nodes) if (node instanceof HTMLElement && node.matches('section')) seen.observe(node);
  };
  observe(main.children);
  // A navigation replaces the sections.
  const pages = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) observe(addedNodes);
  });
  pages.observe(main, { childList: true });
  return () => {
    seen.disconnect();
    pages.disconnect();
  };
};
