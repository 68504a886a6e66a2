import { daysBetween, shopInstant } from '@jeweler/core/business';
import {
  type AppointmentSlot,
  appointmentSlots,
  SLOT_TAKEN_MESSAGE,
  type SlotState,
} from '@jeweler/core/schemas';
import type { Locator, Page } from '@playwright/test';
import { appointmentRequest } from '../support/submission-builders.ts';
import { fillIn, getForm, submit } from './support/appointment-form.ts';
import { expectNoViolations } from './support/axe.ts';
import { untilMarked, visit } from './support/hydrated.ts';
import { expect, test } from './support/site-test.ts';

const AVAILABILITY = '**/api/appointments/availability?*';
/** A Monday at noon in the shop, and a minute later. */
const NOW = '2026-06-01T16:00:00Z';
const LATER = '2026-06-01T16:01:00Z';
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

test.describe('at the shop', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('what is known of the slots is asked for when the page is used, shown, said and kept up', async ({
    page,
  }) => {
    await page.clock.setFixedTime(NOW);
    // Otherwise colours would be measured in the middle of a fade.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const [month, next] = ['2026-06', '2026-07'];
    const days: Parameters<typeof serveSlots>[1] = {
      [`${next}-14`]: allSlots('closed'),
      [`${next}-15`]: { '10:00': 'taken' },
      [`${next}-16`]: { ...allSlots('taken'), '18:00': 'closed' },
    };
    const asked = await serveSlots(page, days);
    await page.goto('/appointment');
    const form = getForm(page);
    await expect(form).toHaveAttribute('data-hydrated');
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
    await page.clock.setFixedTime(LATER);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    const group = form.getByRole('radiogroup', { name: 'Time' });
    await expect(group).toContainText(SLOT_TAKEN_MESSAGE);
    await expect(form.getByRole('radio', { name: '2:00 PM Taken' })).toBeDisabled();
    await expect(form.getByLabel('Name')).toBeFocused();
    await form.getByRole('radio', { name: '3:00 PM', exact: true }).check();
    await expect(group).not.toContainText(SLOT_TAKEN_MESSAGE);
  });
});

test('whatever a visitor does first, choosing a day by touch, mouse or key shows its taken hours', async ({
  browser,
  baseURL,
}) => {
  const acts: ((day: Locator) => Promise<void>)[] = [
    (day) => day.tap(),
    (day) => day.click(),
    async (day) => {
      // Focus alone is no interaction.
      await day.focus();
      await day.press('Enter');
    },
  ];
  // Touch is a capability of the context, beside the mouse.
  const context = await browser.newContext({ hasTouch: true, ...(baseURL ? { baseURL } : {}) });
  const page = await context.newPage();
  await page.route(AVAILABILITY, (route) => {
    const { searchParams } = new URL(route.request().url());
    const days = daysBetween(searchParams.get('from') ?? '', searchParams.get('to') ?? '');
    return route.fulfill({
      json: { days: days.map((day) => ({ day, slots: { ...allSlots('free'), '18:00': 'taken' } })) },
    });
  });
  for (const act of acts) {
    await page.goto('/appointment');
    // The page is interactive, but its form is still as sent by the server.
    await untilMarked(page, 'hydrated');
    const cell = getForm(page)
      .getByRole('gridcell')
      .filter({ has: page.locator('button:enabled') })
      .last();
    await act(cell.getByRole('button'));
    await expect(cell).toHaveAttribute('aria-selected', 'true');
    await expect(getForm(page).getByRole('radio', { name: '6:00 PM Taken' })).toBeDisabled();
  }
  await context.close();
});

test('an hour that somebody else has just taken is said at the field; the rest stays, another one is booked', async ({
  page,
  request,
  complaints,
}) => {
  complaints.expected(/409/);
  await visit(page, '/appointment');
  const day = await fillIn(page, '4:00 PM');
  const response = await request.post('/api/appointment', {
    data: appointmentRequest({
      appointmentDate: shopInstant(day, '16:00').toISOString(),
      appointmentTime: '16:00',
      email: `first-${day}@example.com`,
      phone: `561${day.replaceAll('-', '').slice(1)}`,
    }),
  });
  expect(response.status()).toBe(201);
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
