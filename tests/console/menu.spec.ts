import { getFile, getFiles, searchField } from '../library-suite/library-driver.ts';
import { expect, test, version } from './console-test.ts';
import { addressField } from './first-steps.ts';
import { menuItems } from './menu-items.ts';

test('every command stands in the menu with its key, and does its work from there and by the key', {
  tag: '@journey',
}, async ({ library, staffApp, front }) => {
  const { page } = library;
  const items = await menuItems(staffApp);
  for (const [id, accelerator] of [
    ['refresh', /^(?:CommandOrControl|CmdOrCtrl)\+R$/],
    ['find', /\+F$/],
    ['select-all', /\+A$/],
    ['lock', /\+L$/],
    ['zoom-in', /\+Plus$/],
    ['zoom-out', /\+-$/],
    ['zoom-reset', /\+0$/],
  ] as const)
    expect(items.find((item) => item.id === id)?.accelerator).toMatch(accelerator);
  expect(items.map(({ id }) => id)).toEqual(
    expect.arrayContaining(['server-address', 'sign-out', 'about', 'undo', 'cut', 'copy', 'paste', 'quit']),
  );
  expect(items.find(({ id }) => id === 'copy')?.role).toBe('copy');

  await test.step('refresh', async () => {
    await library.open('?q=ring-');
    for (const key of ['F5', 'ControlOrMeta+r']) {
      const asked = page.waitForRequest((request) => request.url().includes('rescan=1'));
      await staffApp.pressKey(key);
      await asked;
      await expect(getFiles(library).first()).toBeVisible();
    }
  });
  await test.step('Select All takes all files that are shown; in a field it is about the text', async () => {
    await staffApp.choose('select-all');
    await expect(page.getByText('Select All (3/3)')).toBeVisible();
    await searchField(library).focus();
    await staffApp.choose('select-all');
    const marked = () =>
      searchField(library).evaluate((field: HTMLInputElement) => [field.selectionStart, field.selectionEnd]);
    await expect.poll(marked).toEqual([0, 'ring-'.length]);
  });
  await test.step('Server address shows the address in use; cancelled, everything is as it was', async () => {
    await staffApp.choose('server-address');
    await expect(addressField(page)).toHaveValue(front.host);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Select All (3/3)')).toBeVisible();
  });
  await test.step('a key that the page uses itself does not reach the menu as well', async () => {
    await page.getByRole('checkbox', { name: /^Select All/ }).click();
    await getFile(library, 'ring-1.jpg').focus();
    await page.keyboard.press('Enter');
    // The keys are the dialog's own once the focus is in it.
    await expect(page.getByRole('dialog').locator(':focus')).toBeVisible();
    await staffApp.pressKey('ControlOrMeta+a');
    await page.keyboard.press('Escape');
    await expect(page.getByText('Select All (0/3)')).toBeVisible();
  });
  await test.step('find, from another screen too', async () => {
    await page.getByRole('link', { name: 'Today' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /^Today: / })).toBeVisible();
    await staffApp.pressKey('ControlOrMeta+f');
    await expect(searchField(library)).toBeFocused();
  });
  await test.step('zoom', async () => {
    await staffApp.pressKey('ControlOrMeta+=');
    await expect.poll(staffApp.window).toMatchObject({ zoomLevel: 0.5 });
    await staffApp.pressKey('ControlOrMeta+-');
    await staffApp.pressKey('ControlOrMeta+-');
    await expect.poll(staffApp.window).toMatchObject({ zoomLevel: -0.5 });
    await staffApp.pressKey('ControlOrMeta+0');
    await expect.poll(staffApp.window).toMatchObject({ zoomLevel: 0 });
  });
  await test.step('About, new versions and the log', async () => {
    const lastDetail = async () => (await staffApp.messages()).at(-1)?.detail;
    await staffApp.choose('about');
    const lines = [version, 'Electron \\d+\\.\\d.*', 'Chromium \\d+\\.\\d.*', `.*${front.host}.*`];
    await expect.poll(lastDetail).toMatch(new RegExp(lines.join('\n')));
    await staffApp.choose('check-for-updates');
    await expect.poll(lastDetail).toContain(`Version ${version} is installed.`);
    await staffApp.choose('open-log-folder');
    await expect.poll(staffApp.opened).toEqual([expect.stringMatching(/logs$/i)]);
  });
});
