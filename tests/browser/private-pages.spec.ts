import type { APIRequestContext, Page } from '@playwright/test';
import { appointmentRequest, subscription } from '../support/submission-builders.ts';
import { expectNoViolations } from './support/axe.ts';
import { expectNoCutText, expectNoSidewaysScroll } from './support/layout.ts';
import { test as base, expect, START } from './support/own-server-test.ts';

/** The Monday after next. */
const monday = (): string => {
  const day = new Date(START);
  day.setUTCDate(day.getUTCDate() + 14 - ((day.getUTCDay() + 6) % 7));
  return day.toISOString().slice(0, 10);
};

/** Requests an appointment on that day; each case has a person and an hour of its own. */
const book = async (
  request: APIRequestContext,
  email: string,
  appointmentTime: '11:00' | '14:00',
): Promise<void> => {
  const data = appointmentRequest({ email, appointmentDate: monday(), appointmentTime });
  const response = await request.post('/api/appointment', { data });
  expect(response.status()).toBe(201);
};

interface Staff {
  get(path: string): Promise<Record<string, never>>;
  post(path: string, data?: object): Promise<Record<string, never>>;
  /** Private link in the newest mail to a recipient, as staff would send it by hand. */
  linkTo(recipient: string, pattern: RegExp): Promise<string>;
}

/** Signed-in staff, through the API. */
const test = base.extend<{ staff: Staff }>({
  staff: async ({ request, openSession }, use) => {
    const headers = { authorization: `Bearer ${(await openSession()).token}` };
    const get: Staff['get'] = async (path) => (await request.get(path, { headers })).json();
    const post: Staff['post'] = async (path, data = {}) =>
      (await request.post(path, { headers, data })).json();
    const linkTo: Staff['linkTo'] = async (recipient, pattern) => {
      const { mails } = (await get('/api/admin/mails')) as unknown as { mails: { id: number; to: string }[] };
      const mail = mails.find(({ to }) => to === recipient);
      const { text } = await post(`/api/admin/mails/${mail?.id}/text`);
      return new URL(pattern.exec(String(text))?.[0] ?? 'nothing:').pathname;
    };
    await use({ get, post, linkTo });
  },
});

const VISIT = /http\S+\/visit\/[\w-]{43}/;

const expectReadable = async (page: Page, colorScheme: 'light' | 'dark'): Promise<void> => {
  await page.emulateMedia({ colorScheme });
  await expectNoSidewaysScroll(page);
  await expectNoCutText(page);
  await expectNoViolations(page);
  const fonts = await page.evaluate(async () => {
    await document.fonts.ready;
    return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
  });
  expect(fonts).toEqual(expect.arrayContaining(['Cormorant Garamond', 'Figtree Variable']));
};

test('a visitor asks for another time and accepts what is proposed', { tag: '@journey' }, async ({
  page,
  request,
  staff,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await book(request, 'ada@example.com', '14:00');
  const link = await staff.linkTo('ada@example.com', VISIT);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Your appointment' })).toBeVisible();
  await expectReadable(page, 'light');

  // With the keyboard only: the shop's name, the calendar, then what can be changed.
  for (let count = 0; count < 3; count += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status')).toContainText(/^You asked for .+ is still yours\.$/);
  await page.getByRole('button', { name: 'Withdraw this request' }).click();
  await page.getByText('Ask for another time').first().click();
  await page.getByText('None of these times work?').click();
  await page.getByLabel('Which days and times work for you?').fill('Any Friday morning');
  await expectReadable(page, 'dark');
  await page.getByRole('button', { name: 'Ask for another time' }).click();
  await expect(page.getByRole('status')).toContainText('You’ve asked for a different time.');

  const { submissions } = (await staff.post('/api/admin/submissions/search', {
    kind: 'appointment',
  })) as unknown as { submissions: { reference: string; revision: number }[] };
  const { reference, revision } = submissions[0] ?? { reference: '', revision: 0 };
  const move = { day: monday(), slot: '16:00', revision, status: 'proposed' };
  await staff.post(`/api/admin/appointments/${reference}/move`, move);
  await page.reload();
  await expect(page.locator('dl').getByText('4:00 PM', { exact: true })).toBeVisible();
  await expectReadable(page, 'light');
  await page.getByRole('button', { name: 'This time works for me' }).click();
  await expect(page.getByText('Confirmed')).toBeVisible();
  await expect(page.getByRole('button', { name: 'This time works for me' })).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe(link);
});

test('a reader confirms a subscription, and ends it', async ({ page, request, staff }) => {
  await page.setViewportSize({ width: 375, height: 720 });
  await request.post('/api/subscribe', { data: subscription({ email: 'cleo@example.com' }) });
  await page.goto(await staff.linkTo('cleo@example.com', /http\S+\/newsletter\/confirm\/[\w-]+/));
  await expectReadable(page, 'light');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Your subscription is confirmed' })).toBeVisible();

  await page.goto(await staff.linkTo('cleo@example.com', /http\S+\/newsletter\/unsubscribe\/[\w-]+/));
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await expect(page.getByRole('heading', { name: 'You have unsubscribed' })).toBeVisible();
  await expectReadable(page, 'dark');
});
