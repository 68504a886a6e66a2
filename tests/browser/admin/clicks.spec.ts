import type { Page } from '@playwright/test';
import { dayAfter, shopDay } from '../../../core/src/business/index.ts';
import { standingFiles } from '../../library-suite/media-folder.ts';
import { appointmentRequest, prizeClaim } from '../../support/submission-builders.ts';
import { enlargeText, expectNoSidewaysScroll } from '../support/layout.ts';
import { test as base, expect, mailSettings, START } from '../support/own-server-test.ts';

/** The daily acts, each from Today, in clicks of the mouse; typing is not counted. */
const test = base.extend<{ clicks: () => Promise<number> }>({
  clicks: async ({ portal: { page } }, use) => {
    await page.addInitScript(() => {
      document.addEventListener(
        'click',
        // Key presses on buttons cause clicks, too, but without a count.
        ({ isTrusted, detail }) => {
          if (!isTrusted || detail === 0) return;
          sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks')) + 1));
        },
        true,
      );
    });
    await use(() => page.evaluate(() => Number(sessionStorage.getItem('clicks'))));
  },
});

test.use({ settings: mailSettings, files: standingFiles, timezoneId: 'America/New_York' });

const tomorrow = dayAfter(shopDay(START), 1);
const openToday = async (page: Page) => {
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('region', { name: 'Media folder' })).toBeVisible();
};
const screenLink = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('link', { name, exact: true });

test('an appointment is confirmed in its row with 1 click', async ({ page, request, clicks }) => {
  const data = appointmentRequest({ name: 'Ines Duarte', appointmentDate: tomorrow });
  const response = await request.post('/api/appointment', { data });
  expect(response.status()).toBe(201);
  const later = appointmentRequest({
    name: 'Paul Whitcomb',
    phone: '561 555 0119',
    appointmentDate: dayAfter(tomorrow, 5),
  });
  const responseLater = await request.post('/api/appointment', { data: later });
  expect(responseLater.status()).toBe(201);
  await openToday(page);
  const waiting = page.getByRole('region', { name: 'Appointments to confirm' });
  // Nobody stands there twice.
  await expect(page.getByRole('link', { name: /Ines Duarte/ })).toHaveCount(1);
  await expect(waiting.getByRole('link', { name: /Paul Whitcomb/ })).toHaveCount(1);
  await waiting.getByRole('button', { name: 'Confirm Paul Whitcomb' }).click();
  await expect(waiting.getByRole('status')).toContainText('Confirmed: Paul Whitcomb');
  await expect(waiting.getByRole('link')).toHaveCount(1);
  await expect.poll(clicks).toBe(1);
  for (const width of [375, 800, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }

  await waiting.getByRole('button', { name: 'Undo' }).press('Enter');
  // On a phone, the form for another time is higher than what stays in view.
  await page.setViewportSize({ width: 375, height: 667 });
  await waiting.getByRole('link', { name: /Paul Whitcomb/ }).click();
  await page.getByRole('button', { name: 'Propose another time' }).click();
  const never = page.getByRole('button', { name: 'Never mind' });
  await never.scrollIntoViewIfNeeded();
  await expect(never).toBeInViewport();
});

test('a prize is redeemed with 2 clicks: the field for its code has the focus', async ({
  page,
  request,
  openSession,
  clicks,
}) => {
  await request.post('/api/prize-claims', { data: prizeClaim({ name: 'Ruth Amsel' }) });
  const found = await request.post('/api/admin/prize-claims/search', {
    headers: { authorization: `Bearer ${(await openSession()).token}` },
    data: { q: 'Ruth' },
  });
  const { code } = (await found.json()).claims[0].claim;
  await openToday(page);
  await screenLink(page, 'Prizes').click();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.keyboard.type(code);
  await page.getByRole('button', { name: 'Redeem', exact: true }).click();
  await expect(page.getByText(/^Redeemed on /)).toBeVisible();
  await expect.poll(clicks).toBe(2);
  // One claim says nothing about the odds.
  await expect(page.getByRole('region', { name: 'Claims by prize' })).not.toContainText('Expected');
});

for (const [which, count] of [
  ['any', 7],
  ['neighbouring', 4],
] as const) {
  test(`the URLs of five ${which} files are copied with ${count} clicks`, async ({
    page,
    clicks,
    context,
    complaints,
  }) => {
    // One of the files is damaged.
    complaints.expected(/404/);
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openToday(page);
    await screenLink(page, 'Media Library').click();
    const file = (position: number) => page.locator(`[role=row][data-position="${position}"]`);
    for (const position of which === 'any' ? [0, 1, 2, 3, 5] : [0]) await file(position).click();
    if (which === 'neighbouring') await file(4).click({ modifiers: ['Shift'] });
    await page.getByRole('button', { name: 'Copy URLs', exact: true }).click();
    await expect
      .poll(
        async () => (await page.evaluate(() => navigator.clipboard.readText())).trim().split(/\s+/).length,
      )
      .toBe(5);
    await expect.poll(clicks).toBe(count);
  });
}

test('a holiday is closed with 2 clicks, lunch is blocked for ever with 3, and both are undone', async ({
  page,
  clicks,
}) => {
  const day = dayAfter(tomorrow, 40);
  await openToday(page);
  await screenLink(page, 'Agenda').click();
  await page.getByLabel('Go to a day').fill(day);
  await expect(page.locator(`[data-cell="${day} 10:00"]`)).toContainText('Free');
  await page.getByRole('button', { name: 'Close this day' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'whole day' })).toBeVisible();
  await expect.poll(clicks).toBe(2);
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.locator(`[data-cell="${day} 13:00"]`)).toContainText('Free');

  await openToday(page);
  await screenLink(page, 'Agenda').click();
  await page.getByLabel('Go to a day').fill(day);
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  await page.getByRole('button', { name: 'Block them every day' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Blocked' })).toContainText(
    'every day, 1:00 PM to 2:00 PM',
  );
  await expect.poll(clicks).toBe(2 + 3);
  await expect(page.locator(`[data-cell="${day} 13:00"]`)).toContainText('Closed');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.locator(`[data-cell="${day} 13:00"]`)).toContainText('Free');
});

test('the afternoon of a day is blocked with 3 clicks, what is booked in it is named, and it is freed', async ({
  page,
  request,
  clicks,
}) => {
  // Of a day on which no other case books.
  const day = dayAfter(tomorrow, 1);
  const data = appointmentRequest({
    name: 'Noor Haddad',
    appointmentDate: day,
    appointmentTime: '16:00',
  });
  const response = await request.post('/api/appointment', { data });
  expect(response.status()).toBe(201);
  const isFree = async (slot: string) => {
    const url = `/api/appointments/availability?from=${day}&to=${day}`;
    return (await (await request.get(url)).json()).days[0].slots[slot] === 'free';
  };
  await openToday(page);
  await screenLink(page, 'Agenda').click();
  await page.getByRole('button', { name: 'Block', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Block hours' });
  await expect(dialog.getByLabel('Day')).toBeFocused();
  await dialog.getByLabel('Day').fill(day);
  await dialog.getByRole('button', { name: /^Afternoon/ }).click();
  await expect(page.getByRole('alert')).toContainText('One appointment is at that time.');
  await expect(page.getByRole('link', { name: /Noor Haddad/ })).toBeVisible();
  await expect.poll(clicks).toBe(3);
  await expect(page.locator(`[data-cell="${day} 13:00"]`)).toContainText('Closed');
  await expect(page.locator(`[data-cell="${day} 16:00"]`)).toContainText('Noor Haddad');
  await expect.poll(() => Promise.all(['11:00', '13:00'].map(isFree))).toEqual([true, false]);

  // An empty cell brings its day and hour along.
  const cell = page.locator(`[data-cell="${day} 10:00"]`);
  await cell.hover();
  await cell.getByRole('button', { name: 'Block 10:00 AM' }).click();
  await expect(dialog.getByLabel('Day')).toHaveValue(day);
  await page.setViewportSize({ width: 375, height: 900 });
  await enlargeText(page);
  await expectNoSidewaysScroll(page);
  await dialog.getByRole('button', { name: 'Block these hours' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Blocked' })).toContainText('10:00 AM to 11:00 AM');
  await page.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Free again' })).toBeVisible();
  await expect.poll(() => isFree('10:00')).toBe(true);
  await page.getByRole('button', { name: /^Unblock / }).press('Enter');
  await expect.poll(() => isFree('13:00')).toBe(true);
  await expect(page.getByRole('list', { name: 'Blocked' })).toHaveCount(0);
});
