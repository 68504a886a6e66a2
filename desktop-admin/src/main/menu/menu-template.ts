import type { MenuItemConstructorOptions } from 'electron';
import type { Command } from '../../shared/ipc-contract.ts';
import { globalKeyName } from '../desktop/global-key-name.ts';
import type { ZoomChange } from '../window/zoom.ts';

export interface MenuActions {
  /** A command that the screens handle; the window is brought to the front for it. */
  readonly command: (name: Command) => void;
  readonly zoom: (change: ZoomChange) => void;
  readonly keepInTray: (on: boolean) => void;
  readonly startAtLogin: (on: boolean) => void;
  readonly pauseNotifications: (on: boolean) => void;
  readonly globalKey: (on: boolean) => void;
  readonly about: () => void;
  readonly checkForUpdates: () => void;
  readonly openLogFolder: () => void;
}

export interface MenuState {
  readonly platform: NodeJS.Platform;
  /** Name of the program, which is the title of a menu on macOS. */
  readonly name: string;
  readonly keepInTray: boolean;
  /** Whether this desktop shows a tray. */
  readonly hasTray: boolean;
  readonly startAtLogin: boolean;
  /** Whether notifications are paused. */
  readonly isPaused: boolean;
  /** Whether the key that shows the console from any program is taken. */
  readonly globalKey: boolean;
  readonly isPackaged: boolean;
}

type Items = MenuItemConstructorOptions[];

/** The same in the tray's menu. */
export const PAUSE_LABEL = 'Pause notifications until closing';

const separator: MenuItemConstructorOptions = { type: 'separator' };
const only = (condition: boolean, ...items: Items): Items => (condition ? items : []);

const trayLabel = ({ platform, hasTray }: MenuState): string => {
  if (platform === 'darwin') return 'Show in the menu bar';
  return hasTray ? 'Keep in the tray when closed' : 'Keep in the tray when closed (this desktop has no tray)';
};

/** Menu items by command: disabled while no screen handles the command. */
export const commandItems: Readonly<Partial<Record<Command, readonly string[]>>> = {
  'server-address': ['server-address'],
  'sign-out': ['sign-out'],
  lock: ['lock'],
  find: ['find'],
  refresh: ['refresh', 'refresh-f5'],
};

const settingsMenu = (state: MenuState, actions: MenuActions): MenuItemConstructorOptions => ({
  id: 'settings',
  label: 'Settings',
  submenu: [
    {
      id: 'keep-in-tray',
      label: trayLabel(state),
      type: 'checkbox',
      checked: state.keepInTray && state.hasTray,
      enabled: state.hasTray,
      click: ({ checked }) => actions.keepInTray(checked),
    },
    {
      id: 'start-at-login',
      label: 'Start when I sign in to this computer',
      type: 'checkbox',
      checked: state.startAtLogin,
      click: ({ checked }) => actions.startAtLogin(checked),
    },
    {
      id: 'global-key',
      label: `Show with ${globalKeyName(state.platform)} from any program`,
      type: 'checkbox',
      checked: state.globalKey,
      click: ({ checked }) => actions.globalKey(checked),
    },
  ],
});

const fileMenu = (state: MenuState, actions: MenuActions): MenuItemConstructorOptions => ({
  id: 'file',
  label: '&File',
  submenu: [
    {
      id: 'server-address',
      label: 'Server address…',
      enabled: false,
      click: () => actions.command('server-address'),
    },
    settingsMenu(state, actions),
    {
      id: 'pause-notifications',
      label: PAUSE_LABEL,
      type: 'checkbox',
      checked: state.isPaused,
      click: ({ checked }) => actions.pauseNotifications(checked),
    },
    separator,
    {
      id: 'lock',
      label: 'Lock now',
      accelerator: 'CommandOrControl+L',
      enabled: false,
      click: () => actions.command('lock'),
    },
    { id: 'sign-out', label: 'Sign out', enabled: false, click: () => actions.command('sign-out') },
    separator,
    state.platform === 'darwin' ? { id: 'close', role: 'close' } : { id: 'quit', role: 'quit' },
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
    {
      id: 'find',
      label: 'Find',
      accelerator: 'CommandOrControl+F',
      enabled: false,
      click: () => actions.command('find'),
    },
  ],
});

const viewMenu = ({ isPackaged }: MenuState, actions: MenuActions): MenuItemConstructorOptions => ({
  id: 'view',
  label: '&View',
  submenu: [
    {
      id: 'refresh',
      label: 'Refresh',
      accelerator: 'CommandOrControl+R',
      enabled: false,
      click: () => actions.command('refresh'),
    },
    // A second accelerator for the same command; an item can have only one.
    {
      id: 'refresh-f5',
      label: 'Refresh',
      accelerator: 'F5',
      enabled: false,
      visible: false,
      acceleratorWorksWhenHidden: true,
      click: () => actions.command('refresh'),
    },
    separator,
    {
      id: 'zoom-reset',
      label: 'Actual Size',
      accelerator: 'CommandOrControl+0',
      click: () => actions.zoom('reset'),
    },
    {
      id: 'zoom-in',
      label: 'Zoom In',
      accelerator: 'CommandOrControl+Plus',
      click: () => actions.zoom('in'),
    },
    // The plus key without Shift, on most keyboards.
    {
      id: 'zoom-in-equal',
      label: 'Zoom In',
      accelerator: 'CommandOrControl+=',
      visible: false,
      acceleratorWorksWhenHidden: true,
      click: () => actions.zoom('in'),
    },
    {
      id: 'zoom-out',
      label: 'Zoom Out',
      accelerator: 'CommandOrControl+-',
      click: () => actions.zoom('out'),
    },
    separator,
    { id: 'full-screen', role: 'togglefullscreen' },
    ...only(!isPackaged, separator, { id: 'developer-tools', role: 'toggleDevTools' }),
  ],
});

const windowMenu = ({ platform }: MenuState): MenuItemConstructorOptions => ({
  id: 'window',
  label: '&Window',
  submenu: [
    { id: 'minimize', role: 'minimize' },
    ...only(platform === 'darwin', { id: 'zoom-window', role: 'zoom' }, separator, {
      id: 'front',
      role: 'front',
    }),
    ...only(platform !== 'darwin', { id: 'close', role: 'close' }),
  ],
});

const helpMenu = ({ platform }: MenuState, actions: MenuActions): MenuItemConstructorOptions => ({
  id: 'help',
  role: 'help',
  label: '&Help',
  submenu: [
    { id: 'check-for-updates', label: 'Check for updates…', click: actions.checkForUpdates },
    { id: 'open-log-folder', label: 'Open log folder', click: actions.openLogFolder },
    ...only(platform !== 'darwin', { id: 'about', label: 'About', click: actions.about }),
  ],
});

/** On macOS the first menu is named after the program. */
const programMenu = ({ name }: MenuState, actions: MenuActions): MenuItemConstructorOptions => ({
  id: 'program',
  label: name,
  submenu: [
    { id: 'about', label: `About ${name}`, click: actions.about },
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
  ...only(state.platform === 'darwin', programMenu(state, actions)),
  fileMenu(state, actions),
  editMenu(actions),
  viewMenu(state, actions),
  windowMenu(state),
  helpMenu(state, actions),
];
