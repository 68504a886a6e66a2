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
        if (!control.matches('button, summary')) return false;
        const texts = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
        const range = document.createRange();
        while (texts.nextNode()) {
          const holder = texts.currentNode.parentElement;
          // For screen readers, or with an ellipsis.
          if (!holder || holder.clientWidth === 1 || getComputedStyle(holder).textOverflow === 'ellipsis')
            continue;
          range.selectNode(texts.currentNode);
          const words = range.getBoundingClientRect();
          // A space between blocks is drawn nowhere.
          if (words.width > 0 && (words.left < box.left - 1 || words.right > box.right + 1)) return true;
        }
        return false;
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

/** Fails with every word of up to 12 letters that is broken over two lines; addresses and file names may be. */
export const expectNoBrokenWords = async (page: Page): Promise<void> => {
  const broken = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    for (let text = texts.nextNode() as Text | null; text; text = texts.nextNode() as Text | null) {
      if (/@|[\p{L}\p{N}][/.][\p{L}\p{N}]/u.test(text.data)) continue;
      for (const { 0: word, index } of text.data.matchAll(
        /(?<![\p{L}\p{N}])[\p{L}\p{N}]{2,12}(?![\p{L}\p{N}])/gu,
      )) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => top);
        if (Math.max(...lines) > Math.min(...lines) + 2) found.push(`${word}: ${text.data.trim()}`);
      }
    }
    return found;
  });
  expect(broken).toEqual([]);
};
