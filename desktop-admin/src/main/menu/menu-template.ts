import { app, type MenuItemConstructorOptions } from 'electron';
import type { Command } from '../../shared/ipc-contract.ts';
import { globalKeyName } from '../desktop/global-key.ts';
import type { ZoomChange } from '../window/zoom.ts';
import type { MenuActions } from './menu-actions.ts';

/** What the menu shows as set. */
interface MenuState {
  readonly keepInTray: boolean;
  /** Whether this desktop shows a tray. */
  readonly hasTray: boolean;
  readonly startAtLogin: boolean;
  /** Whether notifications are paused. */
  readonly isPaused: boolean;
  /** Whether the key that shows the console from any program is taken. */
  readonly globalKey: boolean;
}

const isMac = () => process.platform === 'darwin';

type Items = MenuItemConstructorOptions[];

/** The same in the tray's menu. */
export const PAUSE_LABEL = 'Pause notifications until closing';

const separator: MenuItemConstructorOptions = { type: 'separator' };
const only = (condition: boolean, ...items: Items): Items => (condition ? items : []);

const trayLabel = ({ hasTray }: MenuState): string => {
  if (isMac()) return 'Show in the menu bar';
  return hasTray ? 'Keep in the tray when closed' : 'Keep in the tray when closed (this desktop has no tray)';
};

/** Disabled while no screen handles it (`createCommandOffer`). */
const commandItem = (
  actions: MenuActions,
  command: Command,
  item: MenuItemConstructorOptions,
): MenuItemConstructorOptions => ({
  id: command,
  enabled: false,
  click: () => actions.command(command),
  ...item,
});

const setting = (
  id: string,
  label: string,
  checked: boolean,
  set: (on: boolean) => void,
): MenuItemConstructorOptions => ({
  id,
  label,
  type: 'checkbox',
  checked,
  click: (item) => set(item.checked),
});

/** A second accelerator for the same item, which can have only one. */
const hidden = { visible: false, acceleratorWorksWhenHidden: true } as const;

const settingsMenu = (state: MenuState, actions: MenuActions): MenuItemConstructorOptions => ({
  id: 'settings',
  label: 'Settings',
  submenu: [
    {
      ...setting('keep-in-tray', trayLabel(state), state.keepInTray && state.hasTray, actions.keepInTray),
      enabled: state.hasTray,
    },
    setting(
      'start-at-login',
      'Start when I sign in to this computer',
      state.startAtLogin,
      actions.startAtLogin,
    ),
    setting(
      'global-key',
      `Show with ${globalKeyName()} from any program`,
      state.globalKey,
      actions.globalKey,
    ),
  ],
});

const fileMenu = (state: MenuState, actions: MenuActions): MenuItemConstructorOptions => ({
  id: 'file',
  label: '&File',
  submenu: [
    commandItem(actions, 'server-address', { label: 'Server address…' }),
    settingsMenu(state, actions),
    setting('pause-notifications', PAUSE_LABEL, state.isPaused, actions.pauseNotifications),
    separator,
    commandItem(actions, 'lock', { label: 'Lock now', accelerator: 'CommandOrControl+L' }),
    commandItem(actions, 'sign-out', { label: 'Sign out' }),
    separator,
    isMac() ? { id: 'close', role: 'close' } : { id: 'quit', role: 'quit' },
  ],
});

const editMenu = (actions: MenuActions): MenuItemConstructorOptions => ({
  id: 'edit',
  label: '&Edit',
  submenu: [
    { id: 'undo', role: 'undo' },
    { id: 'redo', role: 'redo' },
    separator,
    { id: 'cut', role: 'cut' },
    { id: 'copy', role: 'copy' },
    { id: 'paste', role: 'paste' },
    {
      id: 'select-all',
      label: 'Select All',
      accelerator: 'CommandOrControl+A',
      // Only displayed: the page handles the key, so that text fields select their own text. Never disabled:
      // every screen may contain a text field.
      registerAccelerator: false,
      click: () => actions.command('select-all'),
    },
    separator,
    commandItem(actions, 'find', { label: 'Find', accelerator: 'CommandOrControl+F' }),
  ],
});

const viewMenu = (actions: MenuActions): MenuItemConstructorOptions => {
  const zoom = (change: ZoomChange, label: string, accelerator: string) => ({
    id: `zoom-${change}`,
    label,
    accelerator,
    click: () => actions.zoom(change),
  });
  return {
    id: 'view',
    label: '&View',
    submenu: [
      commandItem(actions, 'refresh', { label: 'Refresh', accelerator: 'CommandOrControl+R' }),
      {
        ...hidden,
        id: 'refresh-f5',
        label: 'Refresh',
        accelerator: 'F5',
        click: () => actions.command('refresh'),
      },
      separator,
      zoom('reset', 'Actual Size', 'CommandOrControl+0'),
      zoom('in', 'Zoom In', 'CommandOrControl+Plus'),
      // The plus key without Shift, on most keyboards.
      { ...zoom('in', 'Zoom In', 'CommandOrControl+='), ...hidden, id: 'zoom-in-equal' },
      zoom('out', 'Zoom Out', 'CommandOrControl+-'),
      separator,
      { id: 'full-screen', role: 'togglefullscreen' },
      ...only(!app.isPackaged, separator, { id: 'developer-tools', role: 'toggleDevTools' }),
    ],
  };
};

const windowMenu = (): MenuItemConstructorOptions => ({
  id: 'window',
  label: '&Window',
  submenu: [
    { id: 'minimize', role: 'minimize' },
    ...only(isMac(), { id: 'zoom-window', role: 'zoom' }, separator, {
      id: 'front',
      role: 'front',
    }),
    ...only(!isMac(), { id: 'close', role: 'close' }),
  ],
});

const helpMenu = (actions: MenuActions): MenuItemConstructorOptions => ({
  id: 'help',
  role: 'help',
  label: '&Help',
  submenu: [
    { id: 'check-for-updates', label: 'Check for updates…', click: actions.checkForUpdates },
    { id: 'open-log-folder', label: 'Open log folder', click: actions.openLogFolder },
    ...only(!isMac(), { id: 'about', label: 'About', click: actions.about }),
  ],
});

/** On macOS the first menu is named after the program. */
const programMenu = (actions: MenuActions): MenuItemConstructorOptions => ({
  id: 'program',
  label: app.name,
  submenu: [
    { id: 'about', label: `About ${app.name}`, click: actions.about },
    separator,
    { id: 'services', role: 'services' },
    separator,
    { id: 'hide', role: 'hide' },
    { id: 'hide-others', role: 'hideOthers' },
    { id: 'unhide', role: 'unhide' },
    separator,
    { id: 'quit', role: 'quit' },
  ],
});

/**
 * The program's menu; every item has an id. Keys that the page itself handles (Ctrl+A and Ctrl+C in the
 * library) do not trigger it: the page receives them first.
 */
export const menuTemplate = (state: MenuState, actions: MenuActions): Items => [
  ...only(isMac(), programMenu(actions)),
  fileMenu(state, actions),
  editMenu(actions),
  viewMenu(actions),
  windowMenu(),
  helpMenu(actions),
];
