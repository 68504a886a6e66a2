import type { Page } from '@playwright/test';

/**
 * The result of tabbing through a page: elements not reached, and elements reached without a visible focus.
 */
export interface TabTour {
  readonly missed: string[];
  readonly unmarked: string[];
  readonly reached: number;
}

const MAX_TAB_STOPS = 500;

/** Presses Tab from the top of the page until it starts over, and compares with all operable elements. */
export const tabThrough = async (page: Page): Promise<TabTour> => {
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
    for (const mark of document.querySelectorAll('[data-reached]')) mark.removeAttribute('data-reached');
  });
  const unmarked: string[] = [];
  for (let step = 0; step < MAX_TAB_STOPS; step += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(arriveAtFocus);
    if (stop === 'around') break;
    if (stop !== 'marked') unmarked.push(stop);
  }
  return { unmarked, ...(await page.evaluate(compareWithOperable)) };
};

/**
 * In the page: marks the focused element as reached; returns 'marked' when its focus is visible, otherwise
 * its HTML.
 */
const arriveAtFocus = (): string => {
  const element = document.activeElement;
  if (!element || element === document.body || element.hasAttribute('data-reached')) return 'around';
  element.setAttribute('data-reached', '');
  // A tile shows the focus of the radio button inside it.
  const bearers = [element, element.closest('label'), element.parentElement, element.nextElementSibling];
  const seen = bearers.some((bearer) => {
    if (!bearer) return false;
    const { outlineStyle, outlineWidth, outlineColor, boxShadow } = getComputedStyle(bearer);
    const { width, height } = bearer.getBoundingClientRect();
    const drawn = outlineStyle !== 'none' && outlineColor !== 'rgba(0, 0, 0, 0)';
    const outlined = drawn && Number.parseFloat(outlineWidth) >= 2;
    // Fields show focus by a thicker line instead.
    const underlined = bearer.matches('input, select, textarea') && boxShadow !== 'none';
    return (outlined || underlined) && width > 8 && height > 8;
  });
  return seen ? 'marked' : element.outerHTML.slice(0, 160);
};

/** In the page: all visible operable elements that were not reached. */
const compareWithOperable = () => {
  const operable = document.querySelectorAll<HTMLElement>(
    'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]',
  );
  const missed = [...operable].filter((element) => {
    if (element.hasAttribute('data-reached') || element.tabIndex < 0) return false;
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    // In a group of radio buttons only the checked one, or the first, is a tab stop.
    if (element instanceof HTMLInputElement && element.type === 'radio') {
      return !document.querySelector(`input[name="${element.name}"][data-reached]`);
    }
    return true;
  });
  return {
    missed: missed.map((element) => element.outerHTML.slice(0, 160)),
    reached: document.querySelectorAll('[data-reached]').length,
  };
};
