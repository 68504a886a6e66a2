import { expect, type Page } from '@playwright/test';

/** Fails when the page can be scrolled horizontally. */
export const expectNoSidewaysScroll = async (page: Page): Promise<void> => {
  const { content, window } = await page.evaluate(() => ({
    content: document.documentElement.scrollWidth,
    window: document.documentElement.clientWidth,
  }));
  expect(content).toBeLessThanOrEqual(window);
};

/** Fails with the text of every visible control whose text does not fit. */
export const expectNoCutText = async (page: Page): Promise<void> => {
  const cut = await page.evaluate(() => {
    const controls = document.querySelectorAll('button, a, summary, label, select, [role=tab]');
    return [...controls]
      .filter((control) => {
        if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
        const box = control.getBoundingClientRect();
        // Visually hidden on purpose: for screen readers, or the skip link.
        if (box.width <= 1 || box.right < 0 || box.bottom < -window.scrollY) return false;
        const { overflowX, overflowY } = getComputedStyle(control);
        const clips = overflowX !== 'visible' || overflowY !== 'visible';
        if (clips && control.scrollWidth > control.clientWidth + 1) return true;
        const text = document.createRange();
        text.selectNodeContents(control);
        const words = text.getBoundingClientRect();
        const isButton = control.matches('button, summary');
        return isButton && (words.left < box.left - 1 || words.right > box.right + 1);
      })
      .map((control) => control.textContent || control.getAttribute('aria-label'));
  });
  expect(cut).toEqual([]);
};

/** Doubles the size of all text, like the browser's own setting. */
export const enlargeText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
