import type { Agenda } from '../../../core/src/submissions/index.ts';
import { ask, cell, expect, test, today, wholeDay } from '../support/agenda-test.ts';
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
  await portal.open('/admin/settings');
  const form = page.getByRole('form', { name: 'Opening hours' });
  await form.getByLabel('Monday closes').selectOption({ label: '4:00 PM' });
  await form.getByRole('button', { name: 'Block hours on a day' }).press('Enter');
  await expect(form.getByLabel('Date of the day with blocked hours')).toBeFocused();
  await form.getByLabel('Date of the day with blocked hours').fill(monday);
  await form.getByLabel('Note for the day with blocked hours').fill('Stone dealer');
  await form.getByRole('checkbox', { name: '10:00 AM' }).check();
  await form.getByRole('button', { name: 'Save opening hours' }).click();
  await expect(form.getByRole('status')).toContainText('One appointment is outside these hours.');
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

test('days and hours are the shop’s wherever the browser is, also when clocks change', async ({
  browser,
  portal,
  request,
  server,
  staff,
}) => {
  // The day on which the clocks of the shop are put back.
  const CHANGE = '2026-11-01';
  await ask(request, { name: 'Elena Marsh', appointmentDate: CHANGE, appointmentTime: '10:00' });
  await portal.open('/admin/agenda');
  const session = await portal.stored();
  const seen: string[][] = [];
  for (const timezoneId of ['Pacific/Auckland', 'America/New_York']) {
    const context = await browser.newContext({ timezoneId, viewport: { width: 1440, height: 900 } });
    await context.clock.install({ time: server.now() });
    await context.addInitScript((kept) => {
      for (const [key, value] of Object.entries(kept)) if (value !== null) localStorage.setItem(key, value);
    }, session);
    const page = await context.newPage();
    const texts: string[] = [];
    for (const query of ['', `?view=week&day=${CHANGE}`]) {
      await page.goto(`${server.origin}/admin/agenda${query}`);
      if (query !== '')
        await expect(page.locator(`[data-cell="${CHANGE} 10:00"]`)).toContainText('Elena Marsh');
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
  const [auckland = [], newYork] = seen;
  expect(newYork).toEqual(auckland);
  expect(auckland[0]).toBe(wholeDay(today));
  expect(auckland).toContain('October 26 – November 1, 2026');
  expect(auckland.filter((text) => text.includes('Elena Marsh')).map((text) => text.slice(0, 16))).toEqual([
    `${CHANGE} 10:00`,
  ]);
  // The booking is in the same slot on the server.
  const { days } = (await (
    await request.get(`/api/admin/appointments?from=${CHANGE}&to=${CHANGE}`, { headers: staff })
  ).json()) as Agenda;
  expect(days[0]?.appointments.map(({ appointment }) => appointment.slot)).toEqual(['10:00']);
});
