import type { Page } from '@playwright/test';
import { visit } from './support/hydrated.ts';
import { expect, test } from './support/site-test.ts';
import {
  wheelButton as button,
  endSpin,
  endTurn,
  wheelOpener as opener,
  openWheel,
  wheelPopup as popup,
  SPIN_TIME_MS,
  serviceUnderPointer,
  winPrize,
} from './support/wheel.ts';

/** Later than any timer of a page that `openWheel` has opened. */
const LATER = '2026-06-01T17:00:00Z';

/** Durations and delays of the wheel's current transitions. */
const turns = (page: Page) =>
  popup(page).evaluate((dialog) =>
    dialog
      .getAnimations({ subtree: true })
      .filter((turn) => turn instanceof CSSTransition && turn.transitionProperty === 'transform')
      .map((turn) => {
        const { duration = 0, delay = 0 } = turn.effect?.getTiming() ?? {};
        return { duration, delay };
      }),
  );

const prize = (page: Page) => popup(page).getByRole('status').locator('p').first();

const fillIn = async (page: Page) => {
  await popup(page).getByLabel('Full Name').fill('Elena Marsh');
  await popup(page).getByLabel('Email Address').fill('elena@example.com');
  await popup(page).getByLabel('Phone Number').fill('(561) 555-0100');
};

test('the prize under the pointer is won, claimed and stored, and the popup closes', {
  tag: '@journey',
}, async ({ page }) => {
  await openWheel(page);
  await button(page, 'SPIN TO WIN!').click();
  await expect(button(page, 'SPIN TO WIN!')).toBeDisabled();
  await expect.poll(() => turns(page)).toEqual([{ duration: SPIN_TIME_MS, delay: 0 }]);
  await endSpin(page);
  const won = await serviceUnderPointer(page);
  await expect(prize(page)).toHaveText(won);

  await button(page, 'Claim Prize').click();
  await fillIn(page);
  const answered = page.waitForResponse('**/api/prize-claims');
  await button(page, 'Claim Prize').click();
  const response = await answered;
  expect(response.status()).toBe(201);
  await expect(page.getByText(`schedule your free ${won} service.`)).toBeVisible();
  await expect(popup(page)).toBeHidden();

  await opener(page).click();
  await expect(button(page, 'SPIN TO WIN!')).toBeEnabled();
  await expect.poll(() => serviceUnderPointer(page)).toBe('Jewelry Cleaning');
});

test('once a page is scrolled, the button stands beside the text', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visit(page, '/');
  await expect(opener(page)).toBeVisible();
  for (const width of [320, 375, 800, 1440]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.evaluate(() => window.scrollTo(0, 900));
      const gutter = await page
        .getByRole('contentinfo')
        .locator('> div')
        .evaluate((container) => Number.parseFloat(getComputedStyle(container).paddingRight));
      await expect
        .poll(async () => (await opener(page).boundingBox())?.x)
        .toBeGreaterThanOrEqual(width - gutter - 1);
      // With the focus or under the pointer, all of it is on the screen; the pointer stays on it.
      await opener(page).focus();
      await expect(opener(page)).toBeInViewport({ ratio: 1 });
      await opener(page).blur();
      const box = await opener(page).boundingBox();
      await page.mouse.click(Math.min(width - 2, (box?.x ?? 0) + (box?.width ?? 0) / 2), (box?.y ?? 0) + 28);
      await expect(button(page, 'SPIN TO WIN!')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(popup(page)).toBeHidden();
      await expect(opener(page)).toBeFocused();
      await opener(page).blur();
      await page.mouse.move(1, 1);
    });
  }
});

test('the popup closes although the browser is busy while it does', async ({ page }) => {
  await openWheel(page);
  // Animation frames come only after the movement has ended.
  await page.evaluate(() => {
    const { requestAnimationFrame: next } = window;
    const held: FrameRequestCallback[] = [];
    window.requestAnimationFrame = (draw) => held.push(draw);
    Object.assign(window, {
      releaseFrames: () => {
        window.requestAnimationFrame = next;
        for (const draw of held) next(draw);
      },
    });
  });
  await page.keyboard.press('Escape');
  await endTurn(page);
  await page.evaluate(() => (window as unknown as { releaseFrames: () => void }).releaseFrames());
  await expect(popup(page)).toBeHidden();
});

test('the focus stays inside; only a press beside the card closes the popup, and nothing behind it scrolls', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openWheel(page);
  // After the last control, the focus moves to the browser's own UI, and activeElement is the body.
  const hasFocus = () =>
    popup(page).evaluate(
      (dialog) => document.activeElement === document.body || dialog.contains(document.activeElement),
    );
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    await expect.poll(hasFocus).toBe(true);
  }
  const behind = page.getByRole('contentinfo').getByRole('link', { name: 'Earrings', includeHidden: true });
  await behind.focus();
  await expect(behind).not.toBeFocused();
  await page.mouse.move(5, 400);
  const turned = page.evaluate(
    () =>
      new Promise((resolve) =>
        window.addEventListener('wheel', () => requestAnimationFrame(() => requestAnimationFrame(resolve)), {
          passive: true,
          once: true,
        }),
      ),
  );
  await page.mouse.wheel(0, 800);
  // The page's clock makes its frames.
  await page.clock.runFor(100);
  await turned;
  const top = await page.evaluate(() => window.scrollY);
  expect(top).toBe(0);

  // Text that is selected from the card to beside it.
  await popup(page).getByText('A free jewelry service', { exact: true }).hover();
  await page.mouse.down();
  await page.mouse.move(20, 450);
  await page.mouse.up();
  await expect(button(page, 'SPIN TO WIN!')).toBeVisible();
  await expect(popup(page)).toHaveJSProperty('open', true);
  await page.mouse.click(20, 450);
  await expect(popup(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('on a phone every step fits; the notice of a failed claim is above the popup, and closed by itself', async ({
  page,
  complaints,
}) => {
  complaints.expected(/prize-claims|ERR_FAILED/);
  await page.route('**/api/prize-claims', (route) => route.abort());
  await page.setViewportSize({ width: 320, height: 640 });
  await openWheel(page);
  const expectToFit = () =>
    expect.poll(() => popup(page).evaluate((dialog) => dialog.scrollWidth <= window.innerWidth)).toBe(true);
  await expectToFit();
  await winPrize(page);
  await expectToFit();
  await button(page, 'Claim Prize').click();
  await expectToFit();
  await fillIn(page);
  await button(page, 'Claim Prize').click();
  await page.getByRole('button', { name: 'Dismiss notification' }).click();
  await expect(popup(page).getByLabel('Full Name')).toHaveValue('Elena Marsh');
  await expect(popup(page)).toBeVisible();
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing turns, and the result still comes after four seconds', async ({ page }) => {
    await openWheel(page);
    await page.clock.pauseAt(LATER);
    await button(page, 'SPIN TO WIN!').click();
    await expect(button(page, 'SPIN TO WIN!')).toBeDisabled();
    await expect.poll(() => turns(page)).toEqual([{ duration: 0, delay: SPIN_TIME_MS }]);
    await page.clock.runFor(SPIN_TIME_MS - 100);
    await expect.poll(() => serviceUnderPointer(page)).toBe('Jewelry Cleaning');
    await page.clock.runFor(100);
    await expect(popup(page).getByText('Congratulations!')).toBeVisible();
    await endTurn(page);
    const won = (await prize(page).textContent()) ?? '';
    await expect.poll(() => serviceUnderPointer(page)).toBe(won);
  });
});
