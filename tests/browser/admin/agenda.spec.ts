import type { APIRequestContext, Page } from '@playwright/test';
import { dayAfter, daysBetween, shopDay, weekdayOf } from '../../../core/src/business/index.ts';
import { formatDay } from '../../../core/src/format/index.ts';
import {
  type Agenda,
  type AppointmentRequest,
  type OpeningHoursAnswer,
  weekdays,
} from '../../../core/src/schemas/index.ts';
import { appointmentRequest } from '../../support/submission-builders.ts';
import { expectNoViolations } from '../support/axe.ts';
import { enlargeText, expectNoSidewaysScroll } from '../support/layout.ts';
import { test as base, expect } from '../support/own-server-test.ts';

// With its own server, because other tests would book the slots.
const test = base.extend<{ staff: Record<'authorization', string> }>({
  /** Headers of another admin's session. */
  staff: async ({ openSession }, use) => use({ authorization: `Bearer ${(await openSession()).token}` }),
});

// Otherwise colours would be measured in the middle of a fade.
test.use({ contextOptions: { reducedMotion: 'reduce' }, timezoneId: 'America/New_York' });

/** A whole week in the future. */
const today = shopDay(new Date());
const nextMonday = dayAfter(today, 7 - weekdays.indexOf(weekdayOf(today)));
const week = daysBetween(nextMonday, dayAfter(nextMonday, 6));
const [monday = '', tuesday = '', wednesday = ''] = week;

/** 'Tuesday, December 15, 2026' */
const wholeDay = (day: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'full' }).format(
    new Date(`${day}T00:00:00Z`),
  );

let visitors = 0;
const ask = async (request: APIRequestContext, changes: Partial<AppointmentRequest>) => {
  visitors += 1;
  const data = appointmentRequest({
    email: `visitor${visitors}@example.com`,
    phone: `561 555 ${1000 + visitors}`,
    appointmentDate: monday,
    ...changes,
  });
  expect((await request.post('/api/appointment', { data })).status()).toBe(201);
};

const cell = (page: Page, day: string, slot: string) => page.locator(`[data-cell="${day} ${slot}"]`);
const agendaOf = async (request: APIRequestContext, headers: Record<string, string>) =>
  (await (
    await request.get(`/api/admin/appointments?from=${monday}&to=${week[6]}`, { headers })
  ).json()) as Agenda;

test.beforeEach(async ({ portal, openSession }) => portal.store(await openSession()));

test('a request is confirmed, taken back, given another time and moved, all by keyboard', async ({
  portal,
  request,
}) => {
  const { page } = portal;
  const { keyboard } = page;
  await ask(request, { name: 'Ines Duarte', appointmentTime: '14:00', appointmentType: 'repair' });
  await portal.open(`/admin/agenda?day=${monday}`);
  await expect(page.getByRole('heading', { name: wholeDay(monday) })).toBeVisible();
  const first = cell(page, monday, '10:00').getByRole('button', { name: 'Free, add a booking at 10:00 AM' });
  await first.focus();
  for (let hour = 10; hour < 14; hour += 1) await keyboard.press('ArrowDown');
  const ines = page.getByRole('button', {
    name: /Ines Duarte.*Jewelry Repair\/Service.*Requested.*Held until/,
  });
  await expect(ines).toBeFocused();
  // The next day and back: the slot keeps the focus.
  await keyboard.press('ArrowRight');
  await portal.expectPlace(`/admin/agenda?day=${tuesday}`);
  await expect(cell(page, tuesday, '14:00').getByRole('button')).toBeFocused();
  await keyboard.press('ArrowLeft');
  await expect(ines).toBeFocused();

  await keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Ines Duarte' });
  await dialog.getByRole('button', { name: 'Confirm' }).press('Enter');
  await expect(dialog.getByRole('status')).toContainText('Confirmed');
  // The button has been removed; the focus stays in the dialog.
  await expect(dialog.getByRole('button', { name: 'Confirm', exact: true })).toHaveCount(0);
  await expect(dialog.locator(':focus')).toHaveCount(1);
  const letter = async () =>
    decodeURIComponent((await dialog.getByRole('link', { name: 'Write e-mail' }).getAttribute('href')) ?? '');
  expect(await letter()).toContain(`Your appointment on ${formatDay(monday)} at 2:00 PM is confirmed.`);
  await dialog.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(dialog.getByText('Requested', { exact: true })).toBeVisible();

  await dialog.getByRole('button', { name: 'Propose another time' }).press('Enter');
  const form = dialog.getByRole('form', { name: 'Propose another time' });
  await expect(form.getByRole('radio', { name: `${formatDay(monday)}, 8 free` })).toBeFocused();
  await expect(form.getByRole('radio', { name: '2:00 PM Current' })).toBeDisabled();
  await keyboard.press('ArrowRight');
  await form.getByRole('radio', { name: '3:00 PM' }).press('Space');
  await keyboard.press('Enter');
  await expect(form).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Propose another time' })).toBeFocused();
  await expect(dialog.getByRole('status')).toContainText(
    `New time proposed: ${formatDay(tuesday)} at 3:00 PM.`,
  );
  expect(await letter()).toContain(`May we propose ${formatDay(tuesday)} at 3:00 PM instead?`);
  await keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);

  // The same in the record, with the same buttons.
  await page.getByRole('button', { name: 'Next day' }).click();
  await cell(page, tuesday, '15:00')
    .getByRole('button', { name: /Ines Duarte/ })
    .click();
  await dialog.getByRole('link', { name: /^Notes and history/ }).click();
  const record = page.getByRole('region', { name: /^Request A-/ });
  await record.getByRole('button', { name: 'Move', exact: true }).click();
  const move = record.getByRole('form', { name: 'Move' });
  await move.getByRole('radio', { name: formatDay(wednesday) }).check();
  await move.getByRole('radio', { name: '11:00 AM' }).check();
  await move.getByRole('button', { name: 'Move and confirm' }).click();
  await expect(record.getByRole('status').first()).toContainText(
    `Confirmed: ${formatDay(wednesday)} at 11:00 AM.`,
  );
  await expect(record.getByRole('listitem').filter({ hasText: 'moved it from' })).toHaveCount(2);
  await record.getByRole('button', { name: 'Mark as no-show' }).click();
  await expect(record.getByRole('status').first()).toContainText('No-show');
});

test('of two who want one time the second is told at the field, and loses nothing', async ({
  portal,
  request,
  staff,
  complaints,
}) => {
  complaints.expected(/409|ERR_|Failed to load/);
  const { page } = portal;
  await ask(request, { name: 'Paul Whitcomb', appointmentTime: '11:00' });
  await portal.open(`/admin/agenda?view=week&day=${monday}`);
  await cell(page, monday, '12:00').getByRole('button').click();
  const form = page.getByRole('form', { name: 'Add booking' });
  await form.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(form.getByLabel('Name')).toBeFocused();
  await form.getByLabel('Name').fill('Sofia Lindgren');
  await form.getByLabel('Phone (optional)').fill('(561) 555-0177');
  await form.getByLabel('E-mail (optional)').fill('sofia');
  await form.getByRole('radio', { name: 'Wedding Bands' }).check();
  await form.getByLabel('Notes (optional)').fill('Called on Friday.');
  await form.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(form.getByText('Please enter a valid email address.')).toBeVisible();
  await form.getByLabel('E-mail (optional)').fill('');

  // Somebody else takes the slot first.
  await ask(request, { name: 'Grace Holloway', appointmentTime: '12:00' });
  await form.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(form.getByRole('alert')).toHaveText(
    'That time has just been taken. Please choose another time.',
  );
  await expect(form.getByLabel('Name')).toHaveValue('Sofia Lindgren');
  await expect(form.getByLabel('Notes (optional)')).toHaveValue('Called on Friday.');
  await form.getByRole('radio', { name: '1:00 PM' }).check();

  // The response is lost: the booking is stored, and sending it again does not store a second one.
  await page.route('**/api/admin/appointments', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await form.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(form.getByRole('alert')).toContainText('The server cannot be reached.');
  await page.unroute('**/api/admin/appointments');
  await form.getByRole('button', { name: 'Book', exact: true }).click();
  await expect(form).toHaveCount(0);
  await expect(cell(page, monday, '13:00').getByRole('button')).toHaveText(/Sofia Lindgren.*Confirmed/);
  const { days } = await agendaOf(request, staff);
  expect(days.flatMap(({ appointments }) => appointments).map(({ name }) => name)).toEqual([
    'Paul Whitcomb',
    'Grace Holloway',
    'Sofia Lindgren',
  ]);

  // A change based on an older revision is shown beside the current state.
  await cell(page, monday, '11:00').getByRole('button').click();
  const dialog = page.getByRole('dialog', { name: 'Paul Whitcomb' });
  const decline = dialog.getByRole('button', { name: 'Decline' });
  await expect(decline).toBeVisible();
  await page.route('**/status', async (route) => {
    await page.unroute('**/status');
    const { revision } = JSON.parse(route.request().postData() ?? '{}') as { revision: number };
    const url = new URL(route.request().url()).pathname;
    await request.post(url, { headers: staff, data: { status: 'confirmed', revision } });
    await route.continue();
  });
  await decline.click();
  await expect(dialog.getByRole('alert')).toContainText('It is now “Confirmed”; you wanted “Decline”.');
});

test('opening hours: what is booked outside is named, and nobody overwrites anybody', async ({
  portal,
  request,
  staff,
  complaints,
}) => {
  complaints.expected(/409/);
  const { page } = portal;
  await ask(request, {
    name: 'Noor Haddad',
    appointmentTime: '16:00',
    appointmentType: 'wedding',
    notes: 'Two rings.',
  });
  await portal.open('/admin/settings');
  const form = page.getByRole('form', { name: 'Opening hours' });
  await form.getByLabel('Monday closes').selectOption({ label: '9:00 AM' });
  await form.getByRole('button', { name: 'Save opening hours' }).click();
  await expect(form.getByText('The shop must close later than it opens.')).toBeVisible();
  await form.getByLabel('Monday closes').selectOption({ label: '4:00 PM' });
  await form.getByRole('button', { name: 'Block hours on a day' }).press('Enter');
  await expect(form.getByLabel('Date of the day with blocked hours')).toBeFocused();
  await form.getByLabel('Date of the day with blocked hours').fill(monday);
  await form.getByLabel('Note for the day with blocked hours').fill('Stone dealer');
  await form.getByRole('checkbox', { name: '10:00 AM' }).check();

  // In the meantime, somebody else closes on Sundays.
  const url = '/api/admin/opening-hours';
  const { hours, revision } = (await (
    await request.get(url, { headers: staff })
  ).json()) as OpeningHoursAnswer;
  const data = { hours: { ...hours, week: { ...hours.week, sunday: null } }, revision };
  expect((await request.post(url, { headers: staff, data })).status()).toBe(200);
  await form.getByRole('button', { name: 'Save opening hours' }).click();
  await expect(form.getByRole('alert')).toContainText('Nothing was saved');
  await expect(form.getByRole('row', { name: /^Sunday closed/ })).toBeVisible();
  await expect(form.getByLabel('Note for the day with blocked hours')).toHaveValue('Stone dealer');
  await form.getByRole('button', { name: 'Save mine anyway' }).click();
  await expect(form.getByRole('status')).toContainText('One appointment is outside these hours.');
  await expectNoViolations(page);
  const hold = page.getByRole('form', { name: 'Requests that are not confirmed' });
  await hold.getByLabel('Hours that a request holds its time').fill('1000');
  await hold.getByRole('button', { name: 'Save' }).click();
  await expect(hold.getByText('Please enter a number of hours from 1 to 720.')).toBeVisible();
  await hold.getByLabel('Hours that a request holds its time').fill('48');
  await hold.getByRole('button', { name: 'Save' }).click();
  await expect(hold.getByRole('status')).toHaveText('Saved.');

  await form.getByRole('link', { name: /Noor Haddad/ }).click();
  await expect(page.getByRole('region', { name: /^Request A-/ })).toContainText('Noor Haddad');
  await portal.open(`/admin/agenda?day=${monday}`);
  await expect(cell(page, monday, '10:00')).toContainText('Closed');
  await expect(page.getByText('Stone dealer').first()).toBeVisible();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const sheet = page.getByRole('region', { name: 'Day sheet' });
  await expect(
    sheet.getByRole('row', { name: /4:00 PM Noor Haddad Requested.*Wedding Bands Two rings\./ }),
  ).toBeVisible();
  await expect(sheet.getByRole('row')).toHaveCount(10);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  expect(await sheet.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(0, 0, 0)');
});

test('days and hours are the shop’s wherever the browser is, also when clocks change', async ({
  browser,
  portal,
  request,
  staff,
  baseURL,
}) => {
  await ask(request, { name: 'Elena Marsh', appointmentDate: '2027-03-14', appointmentTime: '10:00' });
  const session = await portal.stored();
  const seen: string[][] = [];
  for (const timezoneId of ['Pacific/Auckland', 'America/Los_Angeles', 'UTC', 'America/New_York']) {
    const context = await browser.newContext({ timezoneId, viewport: { width: 1440, height: 900 } });
    await context.addInitScript((kept) => {
      for (const [key, value] of Object.entries(kept)) if (value !== null) localStorage.setItem(key, value);
    }, session);
    const page = await context.newPage();
    const texts: string[] = [];
    for (const place of ['', '?view=week&day=2027-03-14', '?view=week&day=2026-11-01', '?day=2027-03-15']) {
      await page.goto(`${baseURL}/admin/agenda${place}`);
      await expect(page.locator('[data-cell]').first()).toBeVisible();
      texts.push(
        (await page.locator('#agenda-period').textContent()) ?? '',
        ...(await page.getByRole('group', { name: 'Hours' }).locator('h3').allTextContents()),
        ...(await page
          .locator('[data-cell]')
          .evaluateAll((cells) =>
            cells.map((each) => `${each.getAttribute('data-cell')} ${each.textContent}`),
          )),
      );
    }
    await expect(page.getByText('All times are in the shop’s time zone (Eastern Time).')).toHaveCount(
      timezoneId === 'America/New_York' ? 0 : 1,
    );
    seen.push(texts);
    await context.close();
  }
  const [auckland = [], ...others] = seen;
  for (const other of others) expect(other).toEqual(auckland);
  expect(auckland[0]).toBe(wholeDay(today));
  expect(auckland).toContain('March 8 – 14, 2027');
  expect(auckland).toContain('October 26 – November 1, 2026');
  expect(auckland.filter((text) => text.includes('Elena Marsh')).map((text) => text.slice(0, 16))).toEqual([
    '2027-03-14 10:00',
  ]);
  // The booking is in the same slot on the server.
  const { days } = (await (
    await request.get('/api/admin/appointments?from=2027-03-14&to=2027-03-14', { headers: staff })
  ).json()) as Agenda;
  expect(days[0]?.appointments.map(({ appointment }) => appointment.slot)).toEqual(['10:00']);
});

test('is usable at every width and by everybody, and shows what comes by itself', async ({
  portal,
  request,
}) => {
  const { page } = portal;
  await ask(request, { name: 'Thomas Reid', appointmentTime: '12:00' });
  for (const width of [320, 800, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const view of ['', '&view=week']) {
      await portal.open(`/admin/agenda?day=${monday}${view}`);
      await expect(page.getByRole('button', { name: /Thomas Reid/ })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectNoViolations(page);
    }
    await page.getByRole('button', { name: /Thomas Reid/ }).click();
    await page.getByRole('button', { name: 'Propose another time' }).click();
    await expect(page.getByRole('radio', { name: /^10:00 AM/ })).toBeVisible();
    await expectNoViolations(page);
    await page.keyboard.press('Escape');
    await portal.open('/admin/settings');
    await expect(page.getByRole('form', { name: 'Opening hours' })).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
  await portal.open(`/admin/agenda?view=week&day=${monday}`);
  await expect(page.getByRole('button', { name: /Thomas Reid/ })).toBeVisible();
  await ask(request, { name: 'Maximiliane von Hohenstein-Wartburg', appointmentTime: '17:00' });
  await expect(cell(page, monday, '17:00')).toContainText('Maximiliane');
  await enlargeText(page);
  await expectNoSidewaysScroll(page);

  const tomorrow = dayAfter(today, 1);
  await ask(request, { name: 'Nadia Bell', appointmentDate: tomorrow, appointmentTime: '18:00' });
  await portal.open('/admin/dashboard');
  const panel = page.getByRole('region', { name: 'Appointments', exact: true });
  await expect(panel.getByRole('region', { name: 'Tomorrow' })).toContainText('6:00 PM');
  await panel.getByRole('link', { name: /Nadia Bell/ }).click();
  await expect(page.getByRole('region', { name: /^Request A-/ })).toContainText('Nadia Bell');
});
