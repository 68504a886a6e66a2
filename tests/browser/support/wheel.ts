import { expect, type Page } from '@playwright/test';
import { visit } from './hydrated.ts';

export const wheelOpener = (page: Page) => page.getByRole('button', { name: 'Open the Wheel of Fortune' });
export const wheelPopup = (page: Page) => page.getByRole('dialog');
export const wheelButton = (page: Page, name: string) => wheelPopup(page).getByRole('button', { name });

export const SPIN_TIME_MS = 4000;
/** When the page is opened, by its clock. */
const OPENED = '2026-06-01T16:00:00Z';

/** Opens the home page, whose clock the test moves on, and its wheel. */
export const openWheel = async (page: Page): Promise<void> => {
  await page.clock.install({ time: OPENED });
  await visit(page, '/');
  // A test that puts the clock forward would otherwise end the request's time.
  const recorded = page.waitForResponse('**/api/wheel-popup/record');
  await wheelOpener(page).click();
  await expect(wheelButton(page, 'SPIN TO WIN!')).toBeVisible();
  await recorded;
};

/** Finishes the wheel's turn: it is driven by the browser's own clock, not by the page's. */
export const endTurn = (page: Page): Promise<void> =>
  wheelPopup(page).evaluate((dialog) => {
    for (const turn of dialog.getAnimations({ subtree: true })) turn.finish();
  });

/** Moves the page's clock to the end of the spin. */
export const endSpin = async (page: Page): Promise<void> => {
  await page.clock.runFor(SPIN_TIME_MS);
  await endTurn(page);
  await expect(wheelPopup(page).getByText('Congratulations!')).toBeVisible();
};

export const winPrize = async (page: Page): Promise<void> => {
  await wheelButton(page, 'SPIN TO WIN!').click();
  await expect(wheelButton(page, 'SPIN TO WIN!')).toBeDisabled();
  await endSpin(page);
};

/** Name of the stone under the pointer, determined from where the wheel has actually stopped. */
export const serviceUnderPointer = (page: Page): Promise<string> =>
  wheelPopup(page)
    .getByRole('img', { name: 'Prize wheel with twelve services' })
    .evaluate((wheel) => {
      const box = wheel.getBoundingClientRect();
      const middle = box.left + box.width / 2;
      const labels = [...wheel.querySelectorAll('text')].map((line) => {
        const { left, right, top } = line.getBoundingClientRect();
        return { group: line.parentElement, top, distance: Math.abs((left + right) / 2 - middle) };
      });
      const upper = labels.filter(({ top }) => top < box.top + box.height / 2);
      upper.sort((a, b) => a.distance - b.distance);
      return [...(upper[0]?.group?.querySelectorAll('text') ?? [])].map((line) => line.textContent).join(' ');
    });
