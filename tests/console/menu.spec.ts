import { getFile, getFiles, searchField } from '../library-suite/library-driver.ts';
import type { ConsoleApp, MenuEntry } from './console-app.ts';
import { expect, test, version } from './console-test.ts';
import { addressField } from './first-steps.ts';

const all = (entries: readonly MenuEntry[]): MenuEntry[] =>
  entries.flatMap((entry) => [entry, ...all(entry.entries)]);

const getItem = async (app: ConsoleApp, id: string) => all(await app.menu()).find((entry) => entry.id === id);

test('every command stands in the menu with its key', async ({ staffApp }) => {
  const items = all(await staffApp.menu());
  for (const [id, accelerator] of [
    ['refresh', /^(?:CommandOrControl|CmdOrCtrl)\+R$/],
    ['find', /\+F$/],
    ['select-all', /\+A$/],
    ['lock', /\+L$/],
    ['zoom-in', /\+Plus$/],
    ['zoom-out', /\+-$/],
    ['zoom-reset', /\+0$/],
  ] as const) {
    expect(items.find((item) => item.id === id)?.accelerator).toMatch(accelerator);
  }
  for (const id of [
    'server-address',
    'sign-out',
    'about',
    'open-log-folder',
    'undo',
    'cut',
    'copy',
    'paste',
    'quit',
  ]) {
    expect(items.map((item) => item.id)).toContain(id);
  }
  expect((await getItem(staffApp, 'copy'))?.role).toBe('copy');
});

for (const key of ['F5', 'ControlOrMeta+r']) {
  test(`${key} reads the folder again`, async ({ library }) => {
    await library.open();
    await expect(getFiles(library).first()).toBeVisible();
    const asked = library.page.waitForRequest((request) => request.url().includes('rescan=1'));
    await library.page.keyboard.press(key);
    await asked;
    await expect(getFiles(library).first()).toBeVisible();
  });
}

test('Ctrl+F leads to the search, from another screen too', async ({ library }) => {
  const { page } = library;
  await library.open();
  await page.keyboard.press('ControlOrMeta+f');
  await expect(searchField(library)).toBeFocused();
  await page.getByRole('link', { name: 'Today' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Today: / })).toBeVisible();
  await page.keyboard.press('ControlOrMeta+f');
  await expect(searchField(library)).toBeFocused();
});

test('Select All takes all files that are shown; in a field it is about the text', async ({
  library,
  staffApp,
}) => {
  const { page } = library;
  await library.open('?q=ring-');
  await expect(page.getByText('Select All (0/3)')).toBeVisible();
  await staffApp.choose('select-all');
  await expect(page.getByText('Select All (3/3)')).toBeVisible();
  await searchField(library).focus();
  await staffApp.choose('select-all');
  const marked = () =>
    searchField(library).evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd]);
  await expect.poll(marked).toEqual([0, 'ring-'.length]);
});

test('a key that the page uses itself does not reach the menu as well', async ({ library }) => {
  const { page } = library;
  await library.open('?q=ring-');
  await getFile(library, 'ring-1.jpg').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Select All (0/3)')).toBeVisible();
});

test('zoom goes by keys, and back to actual size', async ({ staffApp }) => {
  const { page } = staffApp;
  await page.keyboard.press('ControlOrMeta+=');
  await expect.poll(staffApp.window).toMatchObject({ zoomLevel: 0.5 });
  await page.keyboard.press('ControlOrMeta+-');
  await page.keyboard.press('ControlOrMeta+-');
  await expect.poll(staffApp.window).toMatchObject({ zoomLevel: -0.5 });
  await page.keyboard.press('ControlOrMeta+0');
  await expect.poll(staffApp.window).toMatchObject({ zoomLevel: 0 });
});

test('Sign out signs out, and leaves grey in the menu what the sign-in screen has no use for', async ({
  ownApp,
}) => {
  const grey = async () =>
    all(await ownApp.menu())
      .filter(
        ({ id, enabled }) =>
          !enabled && ['server-address', 'lock', 'sign-out', 'find', 'refresh'].includes(id),
      )
      .map(({ id }) => id);
  await expect.poll(grey).toEqual([]);
  await ownApp.choose('sign-out');
  await expect(ownApp.page.getByRole('button', { name: 'Sign in' })).toBeVisible();
  await expect.poll(grey).toEqual(['lock', 'sign-out', 'find', 'refresh']);
  await ownApp.choose('server-address');
  await expect(addressField(ownApp.page)).toBeVisible();
  await expect.poll(grey).toEqual(['server-address', 'lock', 'sign-out', 'find', 'refresh']);
});

test('Server address shows the address in use; cancelled, everything is as it was', async ({
  library,
  staffApp,
}) => {
  const { page, origin } = library;
  await library.open('?q=ring-');
  await getFile(library, 'ring-1.jpg').click();
  await staffApp.choose('server-address');
  await expect(addressField(page)).toHaveValue(origin);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Select All (1/3)')).toBeVisible();
});

test('About names the versions of the program, of Electron, of Chromium and of the server', async ({
  staffApp,
  server,
}) => {
  await staffApp.choose('about');
  await expect.poll(staffApp.messages).toHaveLength(1);
  const detail = (await staffApp.messages())[0]?.detail;
  expect(detail).toContain(version);
  expect(detail).toMatch(/Electron \d+\.\d/);
  expect(detail).toMatch(/Chromium \d+\.\d/);
  expect(detail).toContain(server.origin);
});

test('the log folder opens', async ({ staffApp }) => {
  await staffApp.choose('open-log-folder');
  await expect.poll(staffApp.opened).toEqual([expect.stringMatching(/logs$/i)]);
});

test('Quit ends the program', async ({ staffApp }) => {
  await staffApp.choose('quit').catch(() => {});
  await expect.poll(() => staffApp.isRunning).toBe(false);
});
