import { expect, test } from '../console-test.ts';

test('‘Try again’ after a screen that could not be opened opens it', async ({ staffApp }) => {
  const { page } = staffApp;
  const screenCode = /\/assets\/agenda-screen[^/]*\.js/;
  await page.route(screenCode, (route) => route.abort());
  await page.reload();
  await page.getByRole('link', { name: 'Agenda' }).click();
  await expect(page.getByText('This screen could not be opened.')).toBeVisible();
  await page.unroute(screenCode);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Agenda' })).toBeVisible();
});
