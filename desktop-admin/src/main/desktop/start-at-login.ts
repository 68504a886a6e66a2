import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { consoleProgram } from '@jeweler/core/business';
import { tryTo } from '@jeweler/core/format';
import { app } from 'electron';
import { replaceFile } from '../storage/atomic-file.ts';

/** Argument for starts by the system, on Windows and Linux; macOS has no arguments for login items. */
const HIDDEN_START = '--hidden';

/** Whether the program starts when the user logs in to the computer; the system stores the setting. */
export interface StartAtLogin {
  isOn(): boolean;
  /** Throws if the system refuses. */
  set(on: boolean): void;
  /** Whether this program was started by the system, so that it can stay in the tray. */
  wasStarted(): boolean;
}

const startedWithArgument = (): boolean => process.argv.includes(HIDDEN_START);

const onWindows: StartAtLogin = {
  // Off as well if it was disabled in the Task Manager, where the program stays listed.
  isOn: () => app.getLoginItemSettings({ args: [HIDDEN_START] }).executableWillLaunchAtLogin,
  set: (on) => app.setLoginItemSettings({ openAtLogin: on, args: [HIDDEN_START] }),
  wasStarted: startedWithArgument,
};

const onMac: StartAtLogin = {
  isOn: () => app.getLoginItemSettings().openAtLogin,
  set: (on) => {
    app.setLoginItemSettings({ openAtLogin: on });
    // macOS ignores it silently for unsigned programs, or until the user agrees in its settings.
    if (app.getLoginItemSettings().openAtLogin !== on) throw new Error('macOS did not accept the setting.');
  },
  wasStarted: () => app.getLoginItemSettings().wasOpenedAtLogin,
};

/** A path for the Exec key of a desktop entry: quoted, and with that key's own escapes. */
const quoted = (path: string): string =>
  `"${path
    .replace(/[\\"`$]/g, '\\$&')
    .replaceAll('\\', '\\\\')
    .replaceAll('%', '%%')}"`;

/** The line of an entry that names this program: an AppImage runs from a temporary mount, and APPIMAGE has its own path. */
const execLine = (): string => `Exec=${quoted(process.env.APPIMAGE ?? process.execPath)} ${HIDDEN_START}`;

/** A freedesktop.org autostart entry. */
const autostartEntry = (): string =>
  [
    '[Desktop Entry]',
    'Type=Application',
    `Name=${consoleProgram.name}`,
    execLine(),
    'Terminal=false',
    'X-GNOME-Autostart-enabled=true',
    // After the extension that shows the tray.
    'X-GNOME-Autostart-Delay=5',
    '',
  ].join('\n');

/** Linux desktops start the entries in the user's autostart folder. */
const onLinux = (): StartAtLogin => {
  const file = join(app.getPath('appData'), 'autostart', `${consoleProgram.command}.desktop`);
  // An update replaces an AppImage by one of another name. What else is in the entry may be the user's own.
  if (process.env.APPIMAGE)
    tryTo(() => replaceFile(file, readFileSync(file, 'utf8').replace(/^Exec=.*$/m, execLine)));
  return {
    isOn: () => existsSync(file),
    set: (on) => {
      if (on) replaceFile(file, autostartEntry());
      else rmSync(file, { force: true });
    },
    wasStarted: startedWithArgument,
  };
};

export const createStartAtLogin = (): StartAtLogin => {
  if (process.platform === 'darwin') return onMac;
  return process.platform === 'win32' ? onWindows : onLinux();
};
