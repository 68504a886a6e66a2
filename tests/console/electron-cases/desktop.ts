import { type ElectronCase, errorOf } from './electron-case.ts';

const sealAndOpen: ElectronCase['run'] = async ({ electron: { safeStorage } }) => {
  const refusal = await errorOf(() => safeStorage.encryptStringAsync('a secret'));
  if (refusal !== 'no error') return refusal;
  const sealed = await safeStorage.encryptStringAsync('a secret');
  const opened = await safeStorage.decryptStringAsync(sealed);
  const garbage = await errorOf(() => safeStorage.decryptStringAsync(Buffer.from('v11garbage')));
  return {
    available: await safeStorage.isAsyncEncryptionAvailable(),
    mark: sealed.subarray(0, 3).toString(),
    hidden: !sealed.includes('a secret'),
    opened,
    garbage: garbage !== 'no error',
  };
};

export const desktopCases: readonly ElectronCase[] = [
  {
    name: 'a secret with a keyring',
    run: sealAndOpen,
    answer: {
      available: true,
      mark: 'v11',
      hidden: true,
      opened: { result: 'a secret', shouldReEncrypt: false },
      garbage: true,
    },
  },
  {
    name: 'items of menus: roles, checkmarks, what a click is told',
    run: async ({ electron: { Menu }, openPage }) => {
      const window = await openPage('/plain');
      const clicks: unknown[] = [];
      const menu = Menu.buildFromTemplate([
        { label: 'Edit', submenu: [{ role: 'selectAll', id: 'all' }, { role: 'quit' }] },
        {
          label: 'File',
          submenu: [
            { id: 'deep', label: 'Deep', accelerator: 'CmdOrCtrl+D', click: (...args) => clicks.push(args) },
          ],
        },
        { id: 'tick', label: 'Tick', type: 'checkbox', click: ({ checked }) => clicks.push(checked) },
        { id: 'grey', label: 'Grey', enabled: false, visible: false },
      ] as Electron.MenuItemConstructorOptions[]);
      const deep = menu.getMenuItemById('deep');
      const event = { ctrlKey: true };
      deep?.click(event, window, window.webContents);
      const told = (clicks.splice(0)[0] as unknown[]).map((arg) =>
        [deep, window, event].indexOf(arg as never),
      );
      menu.getMenuItemById('tick')?.click(event, window, window.webContents);
      menu.getMenuItemById('tick')?.click(event, window, window.webContents);
      const all = menu.getMenuItemById('all');
      const none = menu.getMenuItemById('none');
      window.destroy();
      return {
        told,
        ticks: clicks,
        role: [all?.role, all?.label],
        none,
        labels: menu.items.map(({ label }) => label),
      };
    },
    answer: {
      told: [0, 1, 2],
      ticks: [true, false],
      role: ['selectall', 'Select All'],
      none: null,
      labels: ['Edit', 'File', 'Tick', 'Grey'],
    },
  },
  {
    name: 'a text on the clipboard',
    run: async ({ electron: { clipboard } }) => {
      await clipboard.writeText('Ring, 2\u2009mm – é');
      return clipboard.readText();
    },
    answer: 'Ring, 2\u2009mm – é',
  },
  {
    name: 'idle time, screens, folders, pictures',
    run: async ({ electron: { powerMonitor, screen, app, nativeImage } }) => {
      const { workArea } = screen.getPrimaryDisplay();
      return {
        idle: ['active', 'idle', 'locked', 'unknown'].includes(powerMonitor.getSystemIdleState(60)),
        never: await errorOf(() => powerMonitor.getSystemIdleState(0)),
        screens: screen.getAllDisplays().length,
        nearest:
          screen.getDisplayMatching({ x: -9000, y: 9000, width: 10, height: 10 }).id ===
          screen.getPrimaryDisplay().id,
        workArea: Object.keys(workArea).toSorted(),
        noFolder: await errorOf(() => app.getPath('nothing' as 'home')),
        late: await errorOf(() => app.enableSandbox()),
        noPicture: nativeImage.createFromBuffer(Buffer.from('no picture')).isEmpty(),
        noFile: await errorOf(() => nativeImage.createFromPath('/nowhere/icon.png')),
      };
    },
    answer: {
      idle: true,
      never: 'Invalid idle threshold, must be greater than 0',
      screens: 1,
      nearest: true,
      workArea: ['height', 'width', 'x', 'y'],
      noFolder: "Failed to get 'nothing' path",
      late: 'app.enableSandbox() can only be called before app is ready',
      noPicture: true,
      noFile: 'no error',
    },
  },
  {
    name: 'a program that holds the lock gets it again',
    run: ({ electron: { app } }) => [app.requestSingleInstanceLock(), app.requestSingleInstanceLock()],
    answer: [true, true],
  },
];

export const desktopCasesWithoutKeyring: readonly ElectronCase[] = [
  {
    name: 'a secret without a keyring: under the key that everybody has, and nothing says so',
    run: sealAndOpen,
    answer: {
      available: true,
      mark: 'v10',
      hidden: true,
      opened: { result: 'a secret', shouldReEncrypt: false },
      garbage: true,
    },
    orElse: {
      answer:
        'Error while encrypting the text provided to safeStorage.encryptString. Encryption is not available.',
      why: 'version 33 has only the synchronous calls, which know when there is no keyring',
    },
  },
];
