import { dayAfter } from '../../../core/src/business/index.ts';
import { formatDay } from '../../../core/src/format/index.ts';
import { ask, cell, expect, test, today, wholeDay } from '../support/agenda-test.ts';
import { expectNoViolations } from '../support/axe.ts';
import { enlargeText, expectNoSidewaysScroll } from '../support/layout.ts';
import { expectUsable } from '../support/usable.ts';

test.use({ timezoneId: 'America/New_York' });

test('a request is confirmed, taken back, given another time and moved, all by keyboard', async ({
  portal,
  request,
  week: { monday, tuesday, wednesday },
}) => {
  const { page } = portal;
  const { keyboard } = page;
  await ask(request, {
    name: 'Ines Duarte',
    appointmentDate: monday,
    appointmentTime: '14:00',
    appointmentType: 'repair',
  });
  await portal.open(`/admin/agenda?day=${monday}`);
  await expect(page.getByRole('heading', { name: wholeDay(monday) })).toBeVisible();
  const first = cell(page, monday, '10:00').getByRole('button', { name: 'Free, add a booking at 10:00 AM' });
  await first.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Name', { exact: true })).toBeFocused();
  await keyboard.press('Escape');
  await expect(first).toBeFocused();
  await keyboard.press('Tab');
  const block = page.getByRole('button', { name: 'Block 10:00 AM' });
  await expect(block).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Day', { exact: true })).toBeFocused();
  await keyboard.press('Escape');
  await expect(block).toBeFocused();
  await keyboard.press('Shift+Tab');
  for (let hour = 10; hour < 14; hour += 1) await keyboard.press('ArrowDown');
  const ines = page.getByRole('button', {
    name: /Ines Duarte.*Jewelry Repair\/Service.*Requested.*Held until/,
  });
  await expect(ines).toBeFocused();
  // The next day and back: the slot keeps the focus.
  await keyboard.press('ArrowRight');
  await portal.expectUrl(`/admin/agenda?day=${tuesday}`);
  await expect(cell(page, tuesday, '14:00').getByRole('button', { name: /add a booking/ })).toBeFocused();
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
    decodeURIComponent((await dialog.getByRole('link', { name: 'Write email' }).getAttribute('href')) ?? '');
  await expect.poll(letter).toContain(`Your appointment on ${formatDay(monday)} at 2:00 PM is confirmed.`);
  await dialog.getByRole('button', { name: 'Undo' }).press('Enter');
  await expect(dialog.getByText('Requested', { exact: true })).toBeVisible();

  await dialog.getByRole('button', { name: 'Propose another time' }).press('Enter');
  const form = dialog.getByRole('form', { name: 'Propose another time' });
  await expect(
    form.getByRole('radio', { name: new RegExp(`8 free ?, ${formatDay(monday)}$`) }),
  ).toBeFocused();
  await keyboard.press('ArrowRight');
  await form.getByRole('radio', { name: '3:00 PM' }).press('Space');
  await keyboard.press('Enter');
  await expect(form).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Propose another time' })).toBeFocused();
  await expect(dialog.getByRole('status')).toContainText(
    `New time proposed: ${formatDay(tuesday)} at 3:00 PM.`,
  );
  await expect.poll(letter).toContain(`May we propose ${formatDay(tuesday)} at 3:00 PM instead?`);
  await keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();

  // The same in the record, with the same buttons.
  await page.getByRole('button', { name: 'Next day' }).click();
  await cell(page, tuesday, '15:00')
    .getByRole('button', { name: /Ines Duarte/ })
    .click();
  await dialog.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Move' }).click();
  await dialog.getByRole('button', { name: 'Never mind' }).click();
  await dialog.getByRole('link', { name: /^Notes and history/ }).click();
  const record = page.getByRole('region', { name: /^Request A-/ });
  await record.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Move' }).click();
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

test('is usable at every width and by everybody, and shows what comes by itself', async ({
  portal,
  request,
  week: { monday },
}) => {
  const { page } = portal;
  await ask(request, { name: 'Thomas Reid', appointmentDate: monday, appointmentTime: '12:00' });
  for (const view of ['', '&view=week']) {
    await portal.open(`/admin/agenda?day=${monday}${view}`);
    await expect(page.getByRole('button', { name: /Thomas Reid/ })).toBeVisible();
    await expectUsable(page);
  }
  await page.getByRole('button', { name: /Thomas Reid/ }).click();
  await page.getByRole('button', { name: 'Propose another time' }).click();
  await expect(page.getByRole('radio', { name: /^10:00 AM/ })).toBeVisible();
  await expectNoViolations(page);
  await page.keyboard.press('Escape');
  await portal.open(`/admin/agenda?view=week&day=${monday}`);
  await expect(page.getByRole('button', { name: /Thomas Reid/ })).toBeVisible();
  await ask(request, {
    name: 'Maximiliane von Hohenstein-Wartburg',
    appointmentDate: monday,
    appointmentTime: '17:00',
  });
  await expect(cell(page, monday, '17:00')).toContainText('Maximiliane');
  await enlargeText(page);
  await expectNoSidewaysScroll(page);

  const tomorrow = dayAfter(today, 1);
  await ask(request, { name: 'Nadia Bell', appointmentDate: tomorrow, appointmentTime: '18:00' });
  await portal.open('/admin/dashboard');
  const panel = page.getByRole('region', { name: 'Appointments to confirm' });
  await expect(panel.getByRole('link', { name: /Nadia Bell/ })).toContainText('6:00 PM');
  await panel.getByRole('link', { name: /Nadia Bell/ }).click();
  await expect(page.getByRole('region', { name: /^Request A-/ })).toContainText('Nadia Bell');
});
