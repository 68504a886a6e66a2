import type { APIRequestContext, Page } from '@playwright/test';
import { dayAfter, daysBetween, shopDay, toWeekday } from '../../../core/src/business/index.ts';
import { weekdays } from '../../../core/src/schemas/index.ts';
import type { Agenda, AppointmentRequest } from '../../../core/src/submissions/index.ts';
import { appointmentRequest } from '../../support/submission-builders.ts';
import { test as base, expect, START } from './own-server-test.ts';

export { expect };

// With its own server, because other tests would book the slots.
export const test = base.extend<{ staff: Record<'authorization', string> }>({
  /** Headers of another admin's session. */
  staff: async ({ otherToken }, use) => use({ authorization: `Bearer ${otherToken}` }),
});

/** A whole week in the future. */
export const today = shopDay(START);
const nextMonday = dayAfter(today, 7 - weekdays.indexOf(toWeekday(today)));
const week = daysBetween(nextMonday, dayAfter(nextMonday, 6));
export const [monday = '', tuesday = '', wednesday = ''] = week;

/** 'Tuesday, December 15, 2026' */
export const wholeDay = (day: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'full' }).format(
    new Date(`${day}T00:00:00Z`),
  );

let visitors = 0;
export const ask = async (request: APIRequestContext, changes: Partial<AppointmentRequest>) => {
  visitors += 1;
  const data = appointmentRequest({
    email: `visitor${visitors}@example.com`,
    phone: `561 555 ${1000 + visitors}`,
    appointmentDate: monday,
    ...changes,
  });
  expect((await request.post('/api/appointment', { data })).status()).toBe(201);
};

export const cell = (page: Page, day: string, slot: string) => page.locator(`[data-cell="${day} ${slot}"]`);
export const getAgenda = async (request: APIRequestContext, headers: Record<string, string>) =>
  (await (
    await request.get(`/api/admin/appointments?from=${monday}&to=${week[6]}`, { headers })
  ).json()) as Agenda;
