import { getFile } from '../../library-suite/library-driver.ts';
import type { Computer, ConsoleApp } from '../console-app.ts';
import { expect, test, untilInLibrary } from '../console-test.ts';
import type { StandInApp } from './stand-in-app.ts';

// Only the stand-in can be asked for these.
const programOf = (app: ConsoleApp) => (app as StandInApp).program.line;
const titles = ['New requests', 'Today', 'Lock now'];
const locked = (app: ConsoleApp) => app.page.getByRole('dialog', { name: 'Locked' });

test.describe('on Windows', () => {
  test.use({ computerOptions: { platform: 'win32' } });

  test('the taskbar’s tasks start it with a link', async ({ staffApp, staffComputer }) => {
    expect(await programOf(staffApp).call('iconEntries')).toEqual(titles);
    const choose = async (title: string, computer: Computer) =>
      computer.openLink((await programOf(staffApp).call('taskArguments', title)) ?? '');
    await choose('Today', staffComputer);
    await expect(staffApp.page.getByRole('heading', { level: 1, name: /^Today: / })).toBeVisible();
    await choose('Lock now', staffComputer);
    await expect(locked(staffApp)).toBeVisible();
  });
});

test.describe('on macOS', () => {
  test.use({ computerOptions: { platform: 'darwin' } });

  test('the dock’s menu leads there, and so do links', async ({ staffApp, staffComputer }) => {
    expect(await programOf(staffApp).call('iconEntries')).toEqual(titles);
    await programOf(staffApp).call('chooseInDock', 'New requests');
    await expect(staffApp.page.getByRole('heading', { level: 1, name: 'Requests' })).toBeVisible();
    await staffComputer.openLink('oren-vale://agenda');
    await expect(staffApp.page.getByRole('heading', { level: 1, name: 'Agenda' })).toBeVisible();
    await programOf(staffApp).call('chooseInDock', 'Lock now');
    await expect(locked(staffApp)).toBeVisible();
  });
});

test.describe('a download on macOS', () => {
  test.use({ computerOptions: { platform: 'darwin' } });

  test('is told to the dock when it is complete', async ({ library, staffApp }) => {
    await library.open('?q=ring-1.jpg');
    await getFile(library, 'ring-1.jpg').click();
    await library.save(() => library.page.getByRole('button', { name: 'Download', exact: true }).click());
    await expect
      .poll(() => programOf(staffApp).call('finishedDownloads'))
      .toEqual([expect.stringMatching(/saved$/)]);
  });
});

test.describe('the key that shows it from any program', () => {
  const KEY = 'CommandOrControl+Shift+Space';
  const isTicked = async (app: ConsoleApp) =>
    (await app.menu())
      .flatMap(({ entries }) => entries)
      .flatMap(({ entries }) => entries)
      .find(({ id }) => id === 'global-key')?.checked;

  test('is off until it is switched on, and then outlives the program', async ({
    staffApp,
    staffComputer,
  }) => {
    expect(await programOf(staffApp).call('pressAnywhere', KEY)).toBe(false);
    await staffApp.choose('global-key');
    await staffApp.act('minimize');
    expect(await programOf(staffApp).call('pressAnywhere', KEY)).toBe(true);
    await expect.poll(staffApp.window).toMatchObject({ minimized: false, focused: true });
    await staffApp.quit();
    const next = await staffComputer.start();
    expect(await isTicked(next)).toBe(true);
    expect(await programOf(next).call('pressAnywhere', KEY)).toBe(true);
    await next.choose('global-key');
    expect(await programOf(next).call('pressAnywhere', KEY)).toBe(false);
  });

  test('stays off when another program has it, which is said', async ({ staffComputer }) => {
    const app = await staffComputer.start({ areKeysTaken: true });
    await untilInLibrary(app.page);
    await app.choose('global-key');
    await expect(app.page.getByText('That keyboard shortcut is taken', { exact: true })).toBeVisible();
    expect(await isTicked(app)).toBe(false);
  });
});
