import { shop } from '../../core/src/business/index.ts';
import { expect, test } from './console-test.ts';

test('the window bears the portal’s title and the shop’s name', async ({ staffApp }) => {
  expect((await staffApp.window())?.title).toBe(`Media Management Portal – ${shop.name}`);
});

test('a second start ends at once and brings the first window to the front', async ({
  staffApp,
  staffComputer,
}) => {
  await staffApp.act('minimize');
  expect(await staffComputer.startSecond()).toBe(0);
  await expect.poll(staffApp.window).toMatchObject({ minimized: false, visible: true, focused: true });
  await expect(staffApp.page.getByRole('heading', { name: 'Media Library' })).toBeVisible();
});

test('after a power cut the program starts, whatever the lock says', async ({ staffApp, staffComputer }) => {
  await staffApp.kill();
  const next = await staffComputer.start();
  await expect(next.page.getByRole('navigation', { name: 'Portal' })).toBeVisible();
});

test('its place and size are found again', async ({ staffApp, staffComputer }) => {
  const bounds = { x: 120, y: 90, width: 1000, height: 700 };
  await staffApp.setBounds(bounds);
  await staffApp.quit();
  const next = await staffComputer.start();
  await expect.poll(next.window).toMatchObject({ bounds, maximized: false, visible: true });
});

test('a maximised window opens maximised, and knows its own size', async ({ staffApp, staffComputer }) => {
  const bounds = { x: 100, y: 80, width: 900, height: 650 };
  await staffApp.setBounds(bounds);
  await staffApp.act('maximize');
  await staffApp.quit();
  const next = await staffComputer.start();
  await expect.poll(next.window).toMatchObject({ maximized: true });
  await next.act('unmaximize');
  await expect.poll(next.window).toMatchObject({ bounds });
});

test('the zoom is found again', async ({ staffApp, staffComputer }) => {
  await staffApp.choose('zoom-in');
  await staffApp.choose('zoom-in');
  await expect.poll(staffApp.window).toMatchObject({ zoomLevel: 1 });
  await staffApp.quit();
  const next = await staffComputer.start();
  await expect.poll(next.window).toMatchObject({ zoomLevel: 1 });
  await next.choose('zoom-reset');
  await expect.poll(next.window).toMatchObject({ zoomLevel: 0 });
});

test('the colours chosen in the portal are the menus’ and dialogs’ too, also after a restart', async ({
  staffApp,
  staffComputer,
}) => {
  expect(await staffApp.themeSource()).toBe('system');
  await staffApp.page.getByRole('button', { name: 'Use dark colors' }).click();
  await expect.poll(staffApp.themeSource).toBe('dark');
  await staffApp.quit();
  const next = await staffComputer.start();
  expect(await next.themeSource()).toBe('dark');
  const { page } = next;
  await page.getByRole('link', { name: 'Your account' }).click();
  await page.getByRole('radio', { name: 'Follow the system' }).check();
  await expect.poll(next.themeSource).toBe('system');
});

test('closing the last window ends the program, where no tray keeps it', async ({ staffApp }) => {
  await staffApp.act('close');
  // On macOS a program keeps running until it is quit.
  await expect.poll(() => staffApp.isRunning).toBe(process.platform === 'darwin');
});
