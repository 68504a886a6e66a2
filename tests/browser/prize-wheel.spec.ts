import type { Page } from '@playwright/test';
import { visit } from './support/hydrated.ts';
import { expect, test } from './support/site-test.ts';

const opener = (page: Page) => page.getByRole('button', { name: 'Open the Wheel of Fortune' });
const popup = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => popup(page).getByRole('button', { name });

const SPIN_TIME_MS = 4000;
/** Longer than any timer on the page, by its clock. */
const LONG_MS = 60_000;

const open = async (page: Page) => {
  await page.clock.install();
  await visit(page, '/');
  // A test that puts the clock forward would otherwise end the request's time.
  const recorded = page.waitForResponse('**/api/wheel-popup/record');
  await opener(page).click();
  await expect(button(page, 'SPIN TO WIN!')).toBeVisible();
  await recorded;
};

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

/** Finishes the wheel's turn: it is driven by the browser's own clock, not by the page's. */
const endTurn = (page: Page) =>
  popup(page).evaluate((dialog) => {
    for (const turn of dialog.getAnimations({ subtree: true })) turn.finish();
  });

const win = async (page: Page) => {
  await button(page, 'SPIN TO WIN!').click();
  await expect(button(page, 'SPIN TO WIN!')).toBeDisabled();
  await page.clock.runFor(SPIN_TIME_MS);
  await endTurn(page);
  await expect(popup(page).getByText('Congratulations!')).toBeVisible();
};

const fillIn = async (page: Page) => {
  await popup(page).getByLabel('Full Name').fill('Elena Marsh');
  await popup(page).getByLabel('Email Address').fill('elena@example.com');
  await popup(page).getByLabel('Phone Number').fill('(561) 555-0100');
};

/** Name of the stone under the pointer, determined from where the wheel has actually stopped. */
const serviceUnderPointer = (page: Page) =>
  popup(page)
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

test('a prize is won, claimed and stored, and the popup closes', async ({ page }) => {
  await open(page);
  await win(page);
  const won = (await popup(page).getByRole('status').locator('p').first().textContent()) ?? '';
  expect(await serviceUnderPointer(page)).toBe(won);

  await button(page, 'Claim Prize').click();
  await fillIn(page);
  const answered = page.waitForResponse('**/api/prize-claims');
  await button(page, 'Claim Prize').click();
  expect((await answered).status()).toBe(201);
  await expect(page.getByText('Prize Claimed Successfully!')).toBeVisible();
  await expect(
    page.getByText(
      `Thank you Elena Marsh! The jeweler will contact you within 24 hours to schedule your free ${won} service.`,
    ),
  ).toBeVisible();
  await expect(popup(page)).toBeHidden();

  await opener(page).click();
  await expect(button(page, 'SPIN TO WIN!')).toBeEnabled();
});

for (const width of [320, 375, 800, 1440]) {
  test(`once a page ${width} px wide is scrolled, the button stands beside the text`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, '/');
    await expect(opener(page)).toBeVisible();
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
  });
}

test('the wheel turns for four seconds and cannot be spun twice', async ({ page }) => {
  await open(page);
  await page.clock.pauseAt(Date.now() + LONG_MS);
  const spin = button(page, 'SPIN TO WIN!');
  await spin.click();
  await expect(spin).toBeDisabled();
  expect(await turns(page)).toEqual([{ duration: SPIN_TIME_MS, delay: 0 }]);
  await page.clock.runFor(SPIN_TIME_MS - 100);
  await expect(popup(page).getByText('Congratulations!')).toBeHidden();
  await expect(spin).toBeDisabled();
  await page.clock.runFor(100);
  await expect(popup(page).getByText('Congratulations!')).toBeVisible();
  await page.clock.resume();
  await expect(popup(page).getByRole('heading', { name: 'You Won!' })).toBeFocused();
});

test('the popup closes although the browser is busy while it does', async ({ page }) => {
  // Animation frames come long after the movement has ended.
  await page.addInitScript(() => {
    const { requestAnimationFrame: next } = window;
    window.requestAnimationFrame = (draw) => Number(setTimeout(() => next(draw), 600));
  });
  await visit(page, '/');
  await opener(page).click();
  await expect(button(page, 'SPIN TO WIN!')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup(page)).toBeHidden();
});

test('Escape closes the popup and gives the focus back to the button', async ({ page }) => {
  await open(page);
  await page.keyboard.press('Escape');
  await expect(popup(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('a press beside the card closes the popup; text selected from the card to beside it does not', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  await popup(page).getByText('A free jewelry service', { exact: true }).hover();
  await page.mouse.down();
  await page.mouse.move(20, 450);
  await page.mouse.up();
  await expect(button(page, 'SPIN TO WIN!')).toBeVisible();
  expect(await popup(page).evaluate((dialog: HTMLDialogElement) => dialog.open)).toBe(true);
  await page.mouse.click(20, 450);
  await expect(popup(page)).toBeHidden();
  await expect(opener(page)).toBeFocused();
});

test('a prize is found again after closing the popup', async ({ page }) => {
  await open(page);
  await win(page);
  const won = await popup(page).getByRole('status').textContent();
  await button(page, 'Close').click();
  await expect(popup(page)).toBeHidden();
  await opener(page).click();
  await expect(popup(page).getByRole('status')).toHaveText(won ?? '');
});

test('the focus stays inside, and the page behind does not scroll', async ({ page }) => {
  await open(page);
  for (let step = 0; step < 8; step += 1) {
    await page.keyboard.press('Tab');
    // After the last control, the focus moves to the browser's own UI, and activeElement is the body.
    const isInside = await popup(page).evaluate((dialog) => {
      const { activeElement, body } = document;
      return activeElement === body || dialog.contains(activeElement);
    });
    expect(isInside).toBe(true);
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
  await turned;
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a failed claim says so and keeps what was typed', async ({ page, complaints }) => {
  complaints.expected(/prize-claims|ERR_FAILED/);
  await page.route('**/api/prize-claims', (route) => route.abort());
  await open(page);
  await win(page);
  await button(page, 'Claim Prize').click();
  await fillIn(page);
  await button(page, 'Claim Prize').click();
  await expect(page.getByText('There was a problem submitting your claim. Please try again.')).toBeVisible();
  await expect(popup(page).getByLabel('Full Name')).toHaveValue('Elena Marsh');

  // The notice is above the popup and can be dismissed without closing it.
  await page.getByRole('button', { name: 'Dismiss notification' }).click();
  await expect(popup(page)).toBeVisible();
});

test('Back returns to the result, and Spin Again to a wheel at its start', async ({ page }) => {
  await open(page);
  await win(page);
  await button(page, 'Claim Prize').click();
  await popup(page).getByLabel('Full Name').fill('Elena');
  await button(page, 'Back').click();
  await button(page, 'Spin Again').click();
  await expect(button(page, 'SPIN TO WIN!')).toBeEnabled();
  expect(await serviceUnderPointer(page)).toBe('Jewelry Cleaning');
  await win(page);
  await button(page, 'Claim Prize').click();
  await expect(popup(page).getByLabel('Full Name')).toHaveValue('');
});

test('the odds of every service can be read', async ({ page }) => {
  await open(page);
  await popup(page).getByText('The odds').click();
  await expect(popup(page).getByRole('row', { name: 'Jewelry Cleaning $30 8 in 63' })).toBeVisible();
  await expect(popup(page).getByRole('row', { name: 'Laser Solder $150 1 in 63' })).toBeVisible();
  await expect(popup(page).locator('tbody tr')).toHaveCount(12);
});

test('on a phone every step fits', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page);
  const fits = () => popup(page).evaluate((dialog) => dialog.scrollWidth <= window.innerWidth);
  expect(await fits()).toBe(true);
  await win(page);
  expect(await fits()).toBe(true);
  await button(page, 'Claim Prize').click();
  expect(await fits()).toBe(true);
});

test.describe('with reduced motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('nothing turns, and the result still comes after four seconds', async ({ page }) => {
    await open(page);
    await page.clock.pauseAt(Date.now() + LONG_MS);
    await button(page, 'SPIN TO WIN!').click();
    await expect(button(page, 'SPIN TO WIN!')).toBeDisabled();
    expect(await turns(page)).toEqual([{ duration: 0, delay: SPIN_TIME_MS }]);
    await page.clock.runFor(SPIN_TIME_MS - 100);
    expect(await serviceUnderPointer(page)).toBe('Jewelry Cleaning');
    await page.clock.runFor(100);
    await expect(popup(page).getByText('Congratulations!')).toBeVisible();
    await endTurn(page);
    const won = await popup(page).getByRole('status').locator('p').first().textContent();
    expect(await serviceUnderPointer(page)).toBe(won);
  });
});
