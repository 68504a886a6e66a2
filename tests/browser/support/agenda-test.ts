import type { APIRequestContext, Page } from '@playwright/test';
import { dayAfter, shopDay, toWeekday } from '../../../core/src/business/index.ts';
import { weekdays } from '../../../core/src/schemas/index.ts';
import type { AppointmentRequest } from '../../../core/src/submissions/index.ts';
import { appointmentRequest } from '../../support/submission-builders.ts';
import { test as base, expect, START } from './own-server-test.ts';

export { expect };

export const today = shopDay(START);
const nextMonday = dayAfter(today, 7 - weekdays.indexOf(toWeekday(today)));
let weeks = 0;

interface AgendaFixtures {
  /** A whole week in the future that no other case books. */
  week: { readonly monday: string; readonly tuesday: string; readonly wednesday: string };
}

export const test = base.extend<AgendaFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
  week: async ({}, use) => {
    const monday = dayAfter(nextMonday, 7 * weeks);
    weeks += 1;
    await use({ monday, tuesday: dayAfter(monday, 1), wednesday: dayAfter(monday, 2) });
  },
});

/** 'Tuesday, December 15, 2026' */
export const wholeDay = (day: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'full' }).format(
    new Date(`${day}T00:00:00Z`),
  );

let visitors = 0;
export const ask = async (
  request: APIRequestContext,
  changes: Partial<AppointmentRequest> & Pick<AppointmentRequest, 'appointmentDate'>,
) => {
  visitors += 1;
  const data = appointmentRequest({
    email: `visitor${visitors}@example.com`,
    phone: `561 555 ${1000 + visitors}`,
    ...changes,
  });
  const response = await request.post('/api/appointment', { data });
  expect(response.status()).toBe(201);
};

export const cell = (page: Page, day: string, slot: string) => page.locator(`[data-cell="${day} ${slot}"]`);
