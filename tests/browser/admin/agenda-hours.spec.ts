import { ask, cell, expect, test, wholeDay } from '../support/agenda-test.ts';
import { expectNoBrokenWords } from '../support/layout.ts';
import { expectUsable } from '../support/usable.ts';

test.use({ timezoneId: 'America/New_York' });

test('opening hours: what is booked outside is named, and both are on the sheets of the day and the week', async ({
  portal,
  request,
  week: { monday },
}) => {
  const { page } = portal;
  await ask(request, {
    name: 'Noor Haddad',
    appointmentDate: monday,
    appointmentTime: '16:00',
    appointmentType: 'wedding',
    notes: `Two rings. ${'My grandmother left me her engagement ring. '.repeat(20)}`,
  });
  await portal.open('/admin/settings#hours');
  const form = page.getByRole('form', { name: 'Opening hours' });
  await form.getByLabel('Monday closes').selectOption({ label: '4:00 PM' });
  await form.getByRole('button', { name: 'Save opening hours' }).click();
  await expect(form.getByRole('status').first()).toContainText('One appointment is outside these hours.');
  const blocked = page.getByRole('region', { name: 'Closed days and hours' });
  await blocked.getByRole('button', { name: 'Block a day or hours' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Block hours' });
  await dialog.getByLabel('Day').fill(monday);
  await dialog.getByLabel('Note, shown to staff (optional)').fill('Stone dealer');
  await dialog.getByRole('button', { name: 'Morning' }).click();
  await expect(blocked.getByRole('list', { name: 'Blocked' })).toContainText('Stone dealer');
  await expectUsable(page);

  await form.getByRole('link', { name: /Noor Haddad/ }).click();
  await expect(page.getByRole('region', { name: /^Request A-/ })).toContainText('Noor Haddad');
  await page.setViewportSize({ width: 1280, height: 720 });
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
  await expect(sheet).toHaveCSS('color', 'rgb(0, 0, 0)');

  await portal.open(`/admin/agenda?view=week&day=${monday}`);
  const week = page.getByRole('region', { name: 'Week sheet' });
  await expect(week.getByRole('rowheader', { name: `${wholeDay(monday)}. Stone dealer` })).toBeVisible();
  await expect(week.getByRole('row', { name: /4:00 PM Noor Haddad Requested/ })).toBeVisible();
  await expect(week.getByRole('row', { name: 'No appointments' }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Agenda' })).toBeHidden();
  // As wide as paper.
  await page.setViewportSize({ width: 720, height: 900 });
  await expectNoBrokenWords(page);
});
