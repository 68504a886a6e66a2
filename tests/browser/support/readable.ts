import { type Page, test } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { expectNoCutText, expectNoSidewaysScroll } from './layout.ts';

const looks = [
  { width: 375, colorScheme: 'light', isForAxe: true },
  { width: 800, colorScheme: 'dark', isForAxe: false },
  { width: 1440, colorScheme: 'dark', isForAxe: true },
] as const;

/**
 * Checks what a page shows, without opening it again: nothing scrolls sideways or is cut off at any width, and axe finds
 * nothing on a phone in light and on a large screen in dark. What depends on the width comes first, by `arrange`.
 */
export const expectReadable = async (page: Page, arrange?: () => Promise<void>): Promise<void> => {
  for (const { width, colorScheme, isForAxe } of looks) {
    await test.step(`${width} px, ${colorScheme}`, async () => {
      await page.setViewportSize({ width, height: 800 });
      // Otherwise colours would be measured in the middle of a fade.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await arrange?.();
      await expectNoSidewaysScroll(page);
      await expectNoCutText(page);
      if (isForAxe) await expectNoViolations(page);
    });
  }
};
