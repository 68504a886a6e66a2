import type { EmotionCache } from '@emotion/cache';

/** Names, on a style element of the server, of the classes whose rules it holds. */
export const STYLE_NAMES = 'data-class-names';

/**
 * Tells Emotion which rules the page has already. Emotion finds its own style elements by itself, but
 * moves them to the end of the head, and the browser then computes the style of the whole page anew.
 */
export const adoptPageStyles = (cache: EmotionCache): void => {
  for (const element of document.querySelectorAll(`style[${STYLE_NAMES}]`)) {
    for (const name of element.getAttribute(STYLE_NAMES)?.split(' ') ?? []) cache.inserted[name] = true;
  }
};
