import { app, finishedDownloads, iconMenus } from './app.ts';
import { BrowserWindow, progressBars, type Window, windows } from './browser-window.ts';
import { clipboard, clipboardPicture, clipboardText } from './clipboard.ts';
import { answers, messages, notifications, opened, powerMonitor, visibleTrays } from './desktop.ts';
import { pressAnywhere } from './global-shortcut.ts';
import { invoke, post } from './ipc-main.ts';
import { MenuClass, pressKey } from './menu.ts';
import { nativeTheme } from './native-theme.ts';
import { setOnline } from './net.ts';
import type { ProgramFunctions } from './protocol.ts';
import { proposals, savePaths } from './save-dialog.ts';
import { checkSpelling, getPermissions, spelling } from './session.ts';
import { preventable, refusals } from './strict.ts';
import { drags, prints } from './web-contents.ts';

const theWindow = (): Window => {
  const [window] = windows;
  if (!window) throw new Error('The program has no window.');
  return window;
};

/** What a user at the computer sees of the program and does with it, and the calls of its page. */
export const questions: Omit<ProgramFunctions, 'start'> = {
  invoke,
  post,
  mayNavigate: (id, url) => BrowserWindow.fromId(id)?.webContents.mayNavigate(url) ?? false,
  mayOpen: (id, url) => BrowserWindow.fromId(id)?.webContents.mayOpen(url) ?? false,
  press: (_id, key) => pressKey(key),
  contextMenu: (id, clicked) =>
    void BrowserWindow.fromId(id)?.webContents.emit(
      'context-menu',
      {},
      { ...clicked, ...checkSpelling(clicked.isEditable ? clicked.selectionText : '') },
    ),
  dictionaries: () => spelling.downloads,
  contextEntries: () => MenuClass.lastContextMenu()?.entries() ?? [],
  chooseContext: (label) => {
    const item = MenuClass.lastContextMenu()?.items.find((each) => each.label === label);
    if (!item?.enabled) throw new Error(`The context menu offers no ${label}.`);
    item.click();
  },

  refusals: () => refusals,
  menu: () => MenuClass.getApplicationMenu()?.entries() ?? [],
  choose: (id) => {
    const item = MenuClass.getApplicationMenu()?.getMenuItemById(id);
    if (!item) throw new Error(`The menu has no item ${id}.`);
    if (!item.enabled || !item.visible) throw new Error(`The item ${id} cannot be chosen.`);
    item.click();
  },
  clipboardText,
  clipboardPicture,
  clearClipboard: () => clipboard.clear(),
  notifications: () => notifications.map(({ title, body }) => ({ title, body })),
  clickNotification: (index) => notifications[index]?.userClicks(),
  pressNotification: (index, button) => notifications[index]?.userPresses(button),
  opened: () => opened,
  drags: () => drags,
  prints: () => prints,
  finishedDownloads: () => finishedDownloads,
  messages: () => messages,
  queueAnswer: (response) => void answers.push(response),
  proposals: () => proposals,
  queueSavePath: (path) => void savePaths.push(path),
  progressBars: () => progressBars,
  badge: () => ({ count: app.badgeCount, overlay: windows.at(0)?.overlay ?? null }),
  window: () => windows[0]?.describe(),
  windowCount: () => windows.length,
  setBounds: (bounds) => theWindow().setBounds(bounds),
  act: (action) => void theWindow()[action](),
  crash: () =>
    void theWindow().webContents.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 }),
  tray: () => {
    const [tray] = visibleTrays();
    return tray && { tooltip: tray.tooltip, entries: tray.menu?.entries() ?? [] };
  },
  clickTray: (id) => {
    const [tray] = visibleTrays();
    if (!tray) throw new Error('There is no icon in the tray.');
    // On macOS this opens the icon's menu as well, without selecting anything.
    if (id === undefined) tray.emit('click', {}, {});
    else tray.menu?.getMenuItemById(id)?.click();
  },
  setOnline,
  setDark: (dark) => nativeTheme.turn(dark),
  themeSource: () => nativeTheme.themeSource,
  setIdle: (seconds) => {
    powerMonitor.idleSeconds = seconds;
  },
  lockComputer: () => powerMonitor.lockComputer(),
  suspend: () => void powerMonitor.emit('suspend'),
  iconEntries: () => [
    ...(iconMenus.dock?.items ?? []).map(({ label }) => label),
    ...iconMenus.tasks.map(({ title }) => title),
  ],
  chooseInDock: (label) => iconMenus.dock?.items.find((item) => item.label === label)?.click(),
  taskArguments: (label) => iconMenus.tasks.find(({ title }) => title === label)?.arguments,
  pressAnywhere,
  handlesScheme: (scheme) => app.state.schemes.includes(scheme),
  openUrl: (url) => void app.emit('open-url', preventable(), url),
  permissions: (permission) => getPermissions(permission, theWindow().webContents),
  quit: () => app.quit(),
};
