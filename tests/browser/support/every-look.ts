import { type Page, test } from '@playwright/test';

const WIDTHS = [375, 800, 1440];

/** Checks what a page shows at each width, light and dark, as a step each, without opening it again. */
export const inEveryLook = async (page: Page, check: () => Promise<void>, widths = WIDTHS): Promise<void> => {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await test.step(`${width} px, ${colorScheme}`, async () => {
        // Otherwise colours would be measured in the middle of a fade.
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        await check();
      });
    }
  }
};
