import { dayAfter, shopDay, toWeekday } from '@jeweler/core/business';
import { formatDay } from '@jeweler/core/format';
import { record, rows } from '../../inbox-suite/inbox-driver.ts';
import {
  appointmentRequest,
  prizeClaim,
  serviceRequest,
  subscription,
} from '../../support/submission-builders.ts';
import { visit } from '../support/hydrated.ts';
import { expect, START, test } from '../support/own-server-test.ts';
import { savedBy } from '../support/saved-by.ts';

const inThreeDays = dayAfter(shopDay(START), 3);
/** Days in the future, both in one week, because the form for moving shows the week of the appointment. */
const asked = toWeekday(inThreeDays) === 'sunday' ? dayAfter(inThreeDays, 1) : inThreeDays;
const moved = dayAfter(asked, 1);

test('a day in the shop: five arrive, are read, answered, confirmed, moved, redeemed and exported', {
  tag: '@journey',
}, async ({ portal, context, request }) => {
  const { page } = portal;
  await portal.open('/admin/dashboard');
  await expect(page.getByText('No one is waiting for a reply.')).toBeVisible();

  await test.step('five arrive, the first from the site itself, and Today names them', async () => {
    const visitor = await context.newPage();
    await visit(visitor, '/contact');
    const form = visitor.getByRole('form', { name: 'Send a message' });
    await form.getByLabel('Name').fill('Grace Holloway');
    await form.getByLabel('Email').fill('grace@example.com');
    await form.getByLabel('Message').fill('My ring has lost its sapphire.');
    await form.getByRole('button', { name: 'Send Message' }).click();
    await expect(visitor.getByText('Message Sent Successfully')).toBeVisible();
    await visitor.close();
    for (const [path, data] of [
      [
        '/api/service-requests',
        serviceRequest({ name: 'Daniel Okafor', email: 'daniel@example.com', phone: '561 555 0111' }),
      ],
      [
        '/api/appointment',
        appointmentRequest({
          name: 'Ines Duarte',
          email: 'ines@example.com',
          phone: '561 555 0112',
          appointmentDate: asked,
        }),
      ],
      [
        '/api/prize-claims',
        prizeClaim({ name: 'Ruth Amsel', email: 'ruth@example.com', phone: '561 555 0113' }),
      ],
      ['/api/subscribe', subscription({ email: 'paul@example.com' })],
    ] as const) {
      const response = await request.post(path, { data });
      expect(response.status()).toBe(201);
    }
    await expect(page).toHaveTitle(/^\(5\) /);
    await expect(page.getByRole('link', { name: 'Requests, 5 unread' })).toBeVisible();
    for (const name of ['Grace Holloway', 'Daniel Okafor', 'Ines Duarte', 'Ruth Amsel'])
      await expect(page.getByRole('link', { name: new RegExp(name) }).first()).toBeVisible();
  });

  await test.step('the message and the quote request are read and answered', async () => {
    await page
      .getByRole('link', { name: /Grace Holloway/ })
      .first()
      .click();
    await expect(record(page)).toContainText('My ring has lost its sapphire.');
    await expect(record(page).getByRole('link', { name: 'Write email' })).toHaveAttribute(
      'href',
      /^mailto:grace@example\.com/,
    );
    await record(page).getByRole('button', { name: 'Mark as answered' }).click();
    await expect(record(page).getByRole('status').first()).toContainText('Answered');
    await rows(page).filter({ hasText: 'Daniel Okafor' }).click();
    await record(page).getByLabel('Private note').fill('Platinum, one size up: 120.');
    await record(page).getByRole('button', { name: 'Add note' }).click();
    await expect(record(page).getByText('Platinum, one size up: 120.')).toBeVisible();
    await record(page).getByRole('button', { name: 'Mark as answered' }).click();
    // The list is filtered by waiting requests, so answered ones disappear from it.
    await expect(rows(page).filter({ hasText: /Grace|Daniel/ })).toHaveCount(0);
    await page.getByRole('radio', { name: /^Any status \d+$/ }).click();
    await expect(rows(page).filter({ hasText: 'Answered' })).toHaveCount(2);
  });

  await test.step('the appointment is confirmed and moved, and its new hour is taken for everybody', async () => {
    await rows(page).filter({ hasText: 'Ines Duarte' }).click();
    await record(page).getByRole('button', { name: 'Confirm', exact: true }).click();
    await expect(record(page).getByRole('status').first()).toContainText('Confirmed');
    await record(page).getByRole('button', { name: 'Move', exact: true }).click();
    const form = record(page).getByRole('form', { name: 'Move' });
    await form.getByRole('radio', { name: formatDay(moved) }).check();
    await form.getByRole('radio', { name: '11:00 AM' }).check();
    await form.getByRole('button', { name: 'Move and confirm' }).click();
    await expect(record(page).getByRole('status').first()).toContainText(`${formatDay(moved)} at 11:00 AM.`);
    const answer = await request.get(`/api/appointments/availability?from=${asked}&to=${moved}`);
    const { days } = (await answer.json()) as { days: { slots: Record<string, string> }[] };
    expect([days[0]?.slots['14:00'], days[1]?.slots['11:00']]).toEqual(['free', 'taken']);
    await portal.open(`/admin/agenda?day=${moved}`);
    await expect(page.getByRole('button', { name: /Ines Duarte.*Confirmed/ })).toBeVisible();
  });

  await test.step('the prize is scheduled and redeemed', async () => {
    await portal.open('/admin/requests');
    await rows(page).filter({ hasText: 'Ruth Amsel' }).click();
    await record(page).getByRole('button', { name: 'Mark as scheduled' }).click();
    await expect(record(page).getByRole('status').first()).toContainText('Scheduled');
    await record(page).getByRole('button', { name: 'Mark as redeemed' }).click();
    await expect(record(page).getByRole('status').first()).toContainText('Redeemed');
  });

  await test.step('nobody waits any more, and the list is exported as it stands', async () => {
    const csv = await savedBy(page, () => page.getByRole('button', { name: 'CSV' }).click());
    const lines = csv.text.trim().split('\r\n');
    expect(lines).toHaveLength(6);
    for (const [name, status] of [
      ['Grace Holloway', 'answered'],
      ['Daniel Okafor', 'answered'],
      ['Ines Duarte', 'confirmed'],
      ['Ruth Amsel', 'redeemed'],
      ['paul@example.com', 'new'],
    ] as const)
      expect(lines.find((line) => line.includes(name))?.toLowerCase()).toContain(status);
    await portal.open('/admin/dashboard');
    await expect(page.getByText('No one is waiting for a reply.')).toBeVisible();
  });
});
