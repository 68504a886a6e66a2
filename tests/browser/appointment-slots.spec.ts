import { daysBetween, shopDay, shopInstant } from '@jeweler/core/business';
import {
  type AppointmentSlot,
  appointmentSlots,
  SLOT_TAKEN_MESSAGE,
  type SlotState,
} from '@jeweler/core/schemas';
import type { Locator, Page, Route } from '@playwright/test';
import { appointmentRequest } from '../support/submission-builders.ts';
import { fillIn, fillInVisitor, getForm, NO_BODIES, submit } from './support/appointment-form.ts';
import { expectNoViolations } from './support/axe.ts';
import { visit } from './support/hydrated.ts';
import { expect, test } from './support/site-test.ts';

const AVAILABILITY = '**/api/appointments/availability?*';
/** Why a test is skipped in Firefox. */
const NO_TAPS = 'Over WebDriver BiDi, a touch in Firefox for the desktop is followed by no click.';
const ZONE_HINT = 'Times are in the shop’s time zone, Eastern Time.';
const allSlots = (state: SlotState) => Object.fromEntries(appointmentSlots.map((slot) => [slot, state]));

/**
 * Replaces the server's response: every slot is free except those in `days`; returns the queries received.
 */
const serveSlots = async (page: Page, days: Record<string, Partial<Record<AppointmentSlot, SlotState>>>) => {
  const asked: string[] = [];
  await page.route(AVAILABILITY, (route) => {
    const { search, searchParams } = new URL(route.request().url());
    asked.push(search);
    const [from = '', to = ''] = [searchParams.get('from') ?? '', searchParams.get('to') ?? ''];
    return route.fulfill({
      json: {
        days: daysBetween(from, to).map((day) => ({ day, slots: { ...allSlots('free'), ...days[day] } })),
      },
    });
  });
  return asked;
};

for (const timezoneId of ['Pacific/Auckland', 'America/Los_Angeles', 'UTC']) {
  test.describe(`over both changes of the clock, in ${timezoneId}`, () => {
    test.use({ timezoneId });
    test.skip(({ browserName }) => browserName === 'firefox', NO_BODIES);

    test('days and hours are the shop’s, which is said, and so is what is sent', async ({ page }) => {
      await serveSlots(page, {
        '2026-11-01': { '10:00': 'taken', '18:00': 'closed' },
        '2027-03-14': { '10:00': 'taken', '18:00': 'closed' },
      });
      const sent: string[] = [];
      await page.route('**/api/appointment', (route) => {
        sent.push(route.request().postDataJSON().appointmentDate);
        return route.fulfill({ status: 201, json: { success: true, message: 'Stored.' } });
      });
      const form = getForm(page);
      for (const [now, day] of [
        // Late on the evening before, in the shop's time zone.
        ['2026-11-01T02:30:00Z', '2026-11-01'],
        ['2027-03-14T03:30:00Z', '2027-03-14'],
      ] as const) {
        await page.clock.setFixedTime(now);
        await visit(page, '/appointment');
        await expect(form.getByText(ZONE_HINT)).toBeVisible();
        const cell = form.locator(`[data-day="${day}"]`);
        await expect(cell.getByRole('button')).toBeEnabled();
        await cell.getByRole('button').click();
        await expect(cell).toHaveAttribute('aria-selected', 'true');
        await expect(form.getByRole('radio', { name: '10:00 AM Taken' })).toBeDisabled();
        await expect(form.getByRole('radio', { name: '6:00 PM Closed' })).toBeDisabled();
        await form.getByRole('radio', { name: '2:00 PM', exact: true }).check();
        await fillInVisitor(page);
        await submit(page).click();
        await expect(page.getByText('Appointment Request Submitted')).toBeVisible();
      }
      expect(sent).toEqual(['2026-11-01T19:00:00.000Z', '2027-03-14T18:00:00.000Z']);
    });
  });
}

test.describe('at the shop', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('what is known of the slots is asked for when the page is used, shown, said and kept up', async ({
    page,
  }) => {
    const now = new Date();
    await page.clock.setFixedTime(now);
    // Otherwise colours would be measured in the middle of a fade.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const [month, next] = [0, 1].map((later) => {
      const [year = 0, number = 1] = shopDay(now).split('-').map(Number);
      return new Date(Date.UTC(year, number - 1 + later, 1)).toISOString().slice(0, 7);
    }) as [string, string];
    const days: Parameters<typeof serveSlots>[1] = {
      [`${next}-14`]: allSlots('closed'),
      [`${next}-15`]: { '10:00': 'taken' },
      [`${next}-16`]: { ...allSlots('taken'), '18:00': 'closed' },
    };
    const asked = await serveSlots(page, days);
    await page.goto('/appointment');
    const form = getForm(page);
    await expect(submit(page)).toBeEnabled();
    await expect(form.getByText(ZONE_HINT)).toBeVisible();
    expect(asked).toEqual([]);
    await form.getByRole('button', { name: 'Go to the Next Month' }).click();
    await expect.poll(() => asked.at(-1)).toContain(`?from=${next}-01&to=`);
    expect(asked.every((query) => [month, next].some((each) => query.startsWith(`?from=${each}`)))).toBe(
      true,
    );

    await expect(form.getByText('Days that are crossed out are closed or fully booked.')).toBeVisible();
    const cell = (day: number) => form.locator(`[data-day="${next}-${day}"]`).getByRole('button');
    await expect(cell(14)).toHaveAccessibleName(/, closed$/);
    await expect(cell(16)).toHaveAccessibleName(/, fully booked$/);
    await cell(16).click();
    await expect(form.getByText(/ 16 is fully booked\. Please choose another day\.$/)).toBeVisible();
    await expect(form.getByRole('radiogroup', { name: 'Time' }).getByRole('radio')).toHaveCount(9);
    await expect(form.getByRole('radio', { name: /Taken$|Closed$/ })).toHaveCount(9);
    await expectNoViolations(page);

    await cell(15).click();
    await form.getByRole('radio', { name: '2:00 PM', exact: true }).check();
    await form.getByLabel('Name').fill('Elena Marsh');
    // Somebody else takes it while this page is open.
    days[`${next}-15`] = { '10:00': 'taken', '14:00': 'taken' };
    await page.clock.setFixedTime(new Date(now.getTime() + 60_000));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    const group = form.getByRole('radiogroup', { name: 'Time' });
    await expect(group).toContainText(SLOT_TAKEN_MESSAGE);
    await expect(form.getByRole('radio', { name: '2:00 PM Taken' })).toBeDisabled();
    await expect(form.getByLabel('Name')).toBeFocused();
    await form.getByRole('radio', { name: '3:00 PM', exact: true }).check();
    await expect(group).not.toContainText(SLOT_TAKEN_MESSAGE);
  });
});

test.describe('when choosing a day is the first thing that a visitor does', () => {
  // Touch is a capability of the context, beside the mouse.
  test.use({ hasTouch: true });
  const firstActs: Record<string, (day: Locator) => Promise<void>> = {
    click: (day) => day.click(),
    tap: (day) => day.tap(),
    key: async (day) => {
      // Focus alone is no interaction.
      await day.focus();
      await day.press('Enter');
    },
  };
  for (const [name, act] of Object.entries(firstActs)) {
    test(`by ${name}, taken hours are shown`, async ({ page, browserName }) => {
      test.skip(name === 'tap' && browserName === 'firefox', NO_TAPS);
      await page.route(AVAILABILITY, (route) => {
        const { searchParams } = new URL(route.request().url());
        const days = daysBetween(searchParams.get('from') ?? '', searchParams.get('to') ?? '');
        const slots = { ...allSlots('free'), '18:00': 'taken' };
        return route.fulfill({ json: { days: days.map((day) => ({ day, slots })) } });
      });
      await page.goto('/appointment');
      // The page is interactive, but its form is still as sent by the server.
      await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
      const cell = getForm(page)
        .getByRole('gridcell')
        .filter({ has: page.locator('button:enabled') })
        .last();
      await act(cell.getByRole('button'));
      await expect(cell).toHaveAttribute('aria-selected', 'true');
      await expect(getForm(page).getByRole('radio', { name: '6:00 PM Taken' })).toBeDisabled();
    });
  }
});

test('an hour that somebody else has just taken is said at the field; the rest stays, another one is booked', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expected(/409/);
  await visit(page, '/appointment');
  const wish = { hour: '4:00 PM', email: 'second@example.com', phone: '561 555 0401' };
  const day = await fillIn(page, wish);
  const first = await request.post('/api/appointment', {
    data: appointmentRequest({
      appointmentDate: shopInstant(day, '16:00').toISOString(),
      appointmentTime: '16:00',
      email: 'first@example.com',
      phone: '561 555 0400',
    }),
  });
  expect(first.status()).toBe(201);
  await submit(page).click();
  const form = getForm(page);
  const group = form.getByRole('radiogroup', { name: 'Time' });
  await expect(group).toContainText(SLOT_TAKEN_MESSAGE);
  await expect(form.getByRole('radio', { name: '4:00 PM Taken' })).toBeDisabled();
  await expect(group.locator('input:focus')).toBeEnabled();
  await expect(form.getByLabel('Name')).toHaveValue('Elena Marsh');
  await expect(form.getByRole('radio', { name: 'Jewelry Appraisal' })).toBeChecked();
  await expect(form.locator(`[data-day="${day}"]`)).toHaveAttribute('aria-selected', 'true');
  await form.getByRole('radio', { name: '5:00 PM', exact: true }).check();
  await expect(group).not.toContainText(SLOT_TAKEN_MESSAGE);
  await submit(page).click();
  await expect(page.getByText('Appointment Request Submitted')).toBeVisible();
});

test('where nothing can be learned of the slots, all nine are offered as ever', async ({
  page,
  complaints,
}) => {
  complaints.expected(/404|ERR_FAILED|availability/);
  const answers: ((route: Route) => Promise<void>)[] = [
    (route) =>
      route.fulfill({ status: 404, json: { success: false, code: 'not_found', message: 'Not found.' } }),
    (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Sign in to the hotel network</h1>' }),
    (route) => route.fulfill({ json: { days: [{ day: 15 }, null] } }),
    (route) => route.abort('failed'),
    // Never answered.
    async () => {},
  ];
  for (const answer of answers) {
    await page.unroute(AVAILABILITY);
    await page.route(AVAILABILITY, answer);
    const asked = page.waitForRequest(AVAILABILITY);
    await visit(page, '/appointment');
    await fillIn(page);
    await asked;
    const hours = getForm(page).getByRole('radiogroup', { name: 'Time' }).getByRole('radio');
    await expect(hours).toHaveCount(9);
    await expect(getForm(page).getByRole('radio', { name: '2:00 PM', exact: true })).toBeChecked();
    expect(await hours.evaluateAll((all) => all.every((each) => each.matches(':enabled')))).toBe(true);
    await expect(submit(page)).toBeEnabled();
  }
});
