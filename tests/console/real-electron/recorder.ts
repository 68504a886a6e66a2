import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ElectronApplication } from '@playwright/test';
import { watchTimers } from '../electron-double/timers.ts';
import { addWhatIsMissing } from './older-electron.ts';

/** The recorder's data in the main process's global scope, for the test to read. */
interface Recorded {
  opened: string[];
  notifications: { title: string; body: string; click: () => void; press: (button: string) => void }[];
  drags: { name: string; base64: string }[][];
  messages: { message: string; detail: string }[];
  answers: number[];
  proposals: string[];
  savePaths: (string | null)[];
  badge: { count: number };
  trays: { tray: Electron.Tray; menu: Electron.Menu | null }[];
  tooltip: string;
  contextMenu: Electron.Menu | undefined;
}

declare global {
  var recorded: Recorded;
}

/** Runs in the main process, so it must not use anything outside this function. */
const install = ({
  shell,
  Notification,
  Tray,
  Menu,
  dialog,
  app,
  webContents,
}: typeof Electron.CrossProcessExports) => {
  if ('recorded' in globalThis) return;
  // Root, as in a container, has no sandbox: Chromium would not start if the program asked for it.
  if (process.getuid?.() === 0) app.enableSandbox = () => {};
  const recorded: Recorded = {
    opened: [],
    notifications: [],
    drags: [],
    messages: [],
    answers: [],
    proposals: [],
    savePaths: [],
    badge: { count: 0 },
    trays: [],
    tooltip: '',
    contextMenu: undefined,
  };
  globalThis.recorded = recorded;
  shell.openExternal = async (url) => void recorded.opened.push(url);
  shell.openPath = async (folder) => {
    recorded.opened.push(folder);
    return '';
  };
  shell.showItemInFolder = (path) => void recorded.opened.push(`folder of ${path}`);
  // Of Windows only. What it is told by its buttons, the test tells.
  let activate: ((details: Electron.ActivationArguments) => void) | undefined;
  if (process.platform === 'win32')
    Notification.handleActivation = (callback) => {
      activate = callback;
    };
  Notification.prototype.show = function show(this: Electron.Notification) {
    const { title, body, actions } = this;
    // Windows follows the link of its XML, by a second start; the other systems tell the object.
    const isWindows = process.platform === 'win32';
    const link = isWindows ? (/ launch="([^"]+)"/.exec(this.toastXml)?.[1] ?? '') : '';
    recorded.notifications.push({
      title,
      body,
      click: () =>
        void (isWindows ? app.emit('second-instance', {}, [process.execPath, link]) : this.emit('click')),
      press: (button) => {
        if (isWindows && this.toastXml.includes(`content="${button}"`))
          return activate?.({ type: 'action', actionIndex: 0, arguments: 'type=action&action=0' });
        const actionIndex = actions.findIndex(({ text }) => text === button);
        if (actionIndex < 0) throw new Error(`The notification has no button ${button}.`);
        this.emit('action', { actionIndex });
      },
    });
    this.emit('show');
  };
  dialog.showMessageBox = async (...args: unknown[]) => {
    const { message, detail = '' } = args.at(-1) as Electron.MessageBoxOptions;
    recorded.messages.push({ message, detail });
    return { response: recorded.answers.shift() ?? 0, checkboxChecked: false };
  };
  dialog.showMessageBoxSync = (...args: unknown[]) => {
    const { message, detail = '' } = args.at(-1) as Electron.MessageBoxOptions;
    recorded.messages.push({ message, detail });
    return recorded.answers.shift() ?? 0;
  };
  dialog.showSaveDialog = async (...args: unknown[]) => {
    recorded.proposals.push((args.at(-1) as Electron.SaveDialogOptions).defaultPath ?? '');
    const path = recorded.savePaths.shift() ?? null;
    return { canceled: path === null, filePath: path ?? '' };
  };
  app.setBadgeCount = (count = 0) => {
    recorded.badge.count = count;
    return true;
  };
  const setContextMenu = Tray.prototype.setContextMenu;
  Tray.prototype.setContextMenu = function show(this: Electron.Tray, menu: Electron.Menu | null) {
    recorded.trays.push({ tray: this, menu });
    setContextMenu.call(this, menu);
  };
  const setToolTip = Tray.prototype.setToolTip;
  Tray.prototype.setToolTip = function show(this: Electron.Tray, text) {
    recorded.tooltip = text;
    setToolTip.call(this, text);
  };
  // If it were shown, it would wait for somebody to select an item.
  Menu.prototype.popup = function popup(this: Electron.Menu) {
    recorded.contextMenu = this;
  };
  const watch = (contents: Electron.WebContents) => {
    contents.startDrag = ({ file, files }) => {
      const { readFileSync } = process.getBuiltinModule('node:fs');
      const { basename } = process.getBuiltinModule('node:path');
      recorded.drags.push(
        (files ?? [file]).map((each) => ({
          name: basename(each),
          base64: readFileSync(each).toString('base64'),
        })),
      );
    };
  };
  for (const contents of webContents.getAllWebContents()) watch(contents);
  app.on('web-contents-created', (_event, contents) => watch(contents));
};

/**
 * Records calls between the main process and the system that a test could not observe otherwise: opened
 * links, notifications, message boxes, save dialogs, progress, drags, the tray. Everything else is Electron's
 * own. Does nothing if the program was started with the recorder.
 */
export const record = (electron: ElectronApplication): Promise<void> => electron.evaluate(install);

/**
 * Writes a script that does the same before the program starts, for Electron's `--require`: what it does at
 * its start would be missed otherwise. It also makes up for what an older Electron lacks, and names the folder that
 * downloads go to, which is not within HOME on every system.
 */
export const writeRecorder = (folder: string, downloads: string): string => {
  const file = path.join(folder, 'recorder.cjs');
  const steps = [addWhatIsMissing, watchTimers, install].map((step) => `(${step})(electron);`);
  const script = [
    "const electron = require('electron');",
    ...steps,
    `electron.app.setPath('downloads', ${JSON.stringify(downloads)});`,
  ];
  writeFileSync(file, script.join('\n'));
  return file;
};

/** The same with nothing of it but what an older Electron lacks. */
export const writeOlderElectron = (folder: string): string => {
  const file = path.join(folder, 'older-electron.cjs');
  writeFileSync(file, `(${addWhatIsMissing})(require('electron'));`);
  return file;
};
