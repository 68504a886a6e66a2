import type { MenuItemConstructorOptions } from 'electron';
import { beforeEach, expect, test, vi } from 'vitest';
import { onPlatform, withElectron } from '../../../../tests/support/fake-electron.ts';

const app = { name: 'Portal', isPackaged: true };
const { menuTemplate, offeredCommands } = await withElectron({ app, Menu: {} }, async () => ({
  ...(await import('./menu-template.ts')),
  ...(await import('./program-menu.ts')),
}));
beforeEach(() => onPlatform('linux'));

const actions = () => ({
  command: vi.fn(),
  zoom: vi.fn(),
  keepInTray: vi.fn(),
  startAtLogin: vi.fn(),
  pauseNotifications: vi.fn(),
  globalKey: vi.fn(),
  about: vi.fn(),
  checkForUpdates: vi.fn(),
  openLogFolder: vi.fn(),
});
const state = {
  keepInTray: false,
  hasTray: true,
  startAtLogin: true,
  isPaused: false,
  globalKey: false,
} as const;

const getItems = (items: MenuItemConstructorOptions[]): MenuItemConstructorOptions[] =>
  items.flatMap((item) => [item, ...(Array.isArray(item.submenu) ? getItems(item.submenu) : [])]);

test.each(['linux', 'win32', 'darwin'] as const)(
  'on %s every item has an id and every key one meaning',
  (platform) => {
    onPlatform(platform);
    const items = getItems(menuTemplate(state, actions()));
    const ids = items.filter(({ type }) => type !== 'separator').map(({ id }) => id);
    expect(ids).not.toContain(undefined);
    expect(new Set(ids).size).toBe(ids.length);
    const keys = items.flatMap(({ accelerator }) => accelerator ?? []);
    expect(new Set(keys).size).toBe(keys.length);
  },
);

test('the developer tools are in the menu of developers only', () => {
  const getIds = () => getItems(menuTemplate(state, actions())).map(({ id }) => id);
  expect(getIds()).not.toContain('developer-tools');
  app.isPackaged = false;
  expect(getIds()).toContain('developer-tools');
});

test('the settings show how they stand', () => {
  const items = getItems(menuTemplate(state, actions()));
  const checked = (id: string) => items.find((item) => item.id === id)?.checked;
  expect([checked('keep-in-tray'), checked('start-at-login')]).toEqual([false, true]);
});

test('a desktop without a tray is said to have none, and the setting stands off', () => {
  const items = getItems(menuTemplate({ ...state, keepInTray: true, hasTray: false }, actions()));
  expect(items.find(({ id }) => id === 'keep-in-tray')).toMatchObject({
    label: 'Keep in the tray when closed (this desktop has no tray)',
    enabled: false,
    checked: false,
  });
});

test('what the screens carry out is grey until they say so; what they have no part in never is', () => {
  const items = getItems(menuTemplate(state, actions()));
  const grey = items.filter(({ enabled }) => enabled === false).map(({ id }) => id);
  expect(grey.sort()).toEqual([...offeredCommands].sort());
});
