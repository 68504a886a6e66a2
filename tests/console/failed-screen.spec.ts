import { expect, test, untilInLibrary } from './console-test.ts';

test.describe('a window that cannot start', () => {
  test.use({ expectedComplaints: [/The first step fails/] });

  test('says so, and what to do', async ({ staffComputer }) => {
    const { page } = await staffComputer.start();
    await page.addInitScript(() => {
      document.getElementById = () => {
        throw new Error('The first step fails.');
      };
    });
    await page.reload();
    await expect(page.getByText('The console could not start.')).toBeVisible();
  });
});

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

test('a page that hangs is asked about, and shown again in a process of its own', async ({
  staffComputer,
}) => {
  const app = await staffComputer.start();
  await untilInLibrary(app.page);
  await app.queueAnswer(0);
  await app.hang();
  await expect
    .poll(app.messages)
    .toEqual([expect.objectContaining({ message: 'This window has stopped working.' })]);
  const again = await app.pageShownAgain();
  await untilInLibrary(again);
  await expect.poll(app.messages).toHaveLength(1);
});
