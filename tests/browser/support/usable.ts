import { type Page, test } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { expectNoCutText, expectNoSidewaysScroll } from './layout.ts';

interface Usable {
  /** Waits until the screen shows what it is about, or arranges what depends on the width. */
  readonly shown?: () => Promise<void>;
  /** What axe leaves out, such as a frame in which nothing may run. */
  readonly except?: string;
}

/**
 * Resizes a page from a phone to a wide window, light and dark: nothing scrolls sideways or is cut off, and axe finds
 * nothing on a phone in light and in a wide window in dark. What depends on both at once is in no other combination.
 */
export const expectUsable = async (page: Page, { shown, ...options }: Usable = {}): Promise<void> => {
  for (const [width, colorScheme, isChecked] of [
    [375, 'light', true],
    [800, 'dark', false],
    [1440, 'dark', true],
  ] as const) {
    await test.step(`${width} px, ${colorScheme}`, async () => {
      await page.setViewportSize({ width, height: 800 });
      // Otherwise colours would be measured in the middle of a fade.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await shown?.();
      await expectNoSidewaysScroll(page);
      await expectNoCutText(page);
      if (isChecked) await expectNoViolations(page, options);
    });
  }
};
