import { app } from './app.ts';
import { BrowserWindow, type Window, windows } from './browser-window.ts';
import { clearClipboard, clipboardPicture, clipboardText } from './clipboard.ts';
import { answer, answers, messages, notifications, opened, powerMonitor, trays } from './desktop.ts';
import { invoke } from './ipc-main.ts';
import { MenuClass, pressKey } from './menu.ts';
import { nativeTheme } from './native-theme.ts';
import type { ProgramFunctions } from './protocol.ts';
import { proposals, savePaths } from './save-dialog.ts';
import { getPermissions } from './session.ts';
import { refusals } from './strict.ts';
import { drags } from './web-contents.ts';

const theWindow = (): Window => {
  const [window] = windows;
  if (!window) throw new Error('The program has no window.');
  return window;
};

const recorded = [notifications, opened, drags, messages, answers, proposals, savePaths];

/** What a user at the computer sees of the program and does with it, and the calls of its page. */
export const questions: Omit<ProgramFunctions, 'start'> = {
  invoke,
  mayNavigate: (id, url) => BrowserWindow.fromId(id)?.webContents.mayNavigate(url) ?? false,
  mayOpen: (id, url) => BrowserWindow.fromId(id)?.webContents.mayOpen(url) ?? false,
  press: pressKey,
  contextMenu: (id, clicked) => {
    const inDictionary = { misspelledWord: '', dictionarySuggestions: [] };
    BrowserWindow.fromId(id)?.webContents.emit('context-menu', {}, { ...clicked, ...inDictionary });
  },
  refusals: () => refusals.splice(0),

  menu: () => MenuClass.getApplicationMenu()?.entries() ?? [],
  choose: (id) => {
    const item = MenuClass.getApplicationMenu()?.getMenuItemById(id);
    if (!item) throw new Error(`The menu has no item ${id}.`);
    if (!item.enabled || !item.visible) throw new Error(`The item ${id} cannot be chosen.`);
    item.click();
  },
  contextEntries: () => MenuClass.lastContextMenu()?.entries() ?? [],
  chooseContext: (label) => {
    const item = MenuClass.lastContextMenu()?.items.find((each) => each.label === label);
    if (!item?.enabled) throw new Error(`The context menu offers no ${label}.`);
    item.click();
  },
  clipboardText,
  clipboardPicture,
  notifications: () => notifications.map(({ title, body }) => ({ title, body })),
  clickNotification: (index) => notifications[index]?.use(),
  pressNotification: (index, button) => notifications[index]?.use(button),
  opened: () => opened,
  drags: () => drags,
  messages: () => messages,
  queueAnswer: answer,
  proposals: () => proposals,
  queueSavePath: (path) => void savePaths.push(path),
  badge: () => app.badgeCount,
  window: () => windows[0]?.describe(),
  setBounds: (bounds) => theWindow().setBounds(bounds),
  act: (action) => void theWindow()[action](),
  tray: () => {
    const [tray] = trays;
    return tray && { tooltip: tray.tooltip, entries: tray.menu?.entries() ?? [] };
  },
  clickTray: (id) => {
    const [tray] = trays;
    if (!tray) throw new Error('There is no icon in the tray.');
    if (id === undefined) tray.emit('click', {}, {});
    else tray.menu?.getMenuItemById(id)?.click();
  },
  forget: async () => {
    for (const list of recorded) list.length = 0;
    clearClipboard();
    MenuClass.forgetContextMenu();
    Object.assign(powerMonitor, { idleSeconds: 0, isLocked: false });
    await nativeTheme.turn(false);
    const [window] = windows;
    if (window?.isMinimized()) window.restore();
    window?.show();
  },
  passTime: (ms) => globalThis.passTime(ms),
  crash: () => theWindow().webContents.endProcess(),
  hang: () => theWindow().webContents.hang(),
  setDark: (dark) => nativeTheme.turn(dark),
  themeSource: () => nativeTheme.themeSource,
  setIdle: (seconds) => {
    powerMonitor.idleSeconds = seconds;
  },
  lockComputer: () => {
    powerMonitor.isLocked = true;
  },
  suspend: () => void powerMonitor.emit('suspend'),
  permissions: (permission) => getPermissions(permission, theWindow().webContents),
  quit: () => app.quit(),
};
