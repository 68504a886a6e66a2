import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { consoleProgram } from '@jeweler/core/business';
import { app } from 'electron';
import { replaceFile } from '../storage/whole-file.ts';
import { autostartEntry } from './autostart-entry.ts';

/** Given to a start by the system, which may stay in the tray. */
export const HIDDEN_START = '--hidden';

/** Whether the system starts the program when the person signs in to the computer; the system knows. */
export interface StartAtLogin {
  isOn(): boolean;
  set(on: boolean): void;
}

/** Windows and macOS have a list for it. */
const bySystem: StartAtLogin = {
  isOn: () => app.getLoginItemSettings({ args: [HIDDEN_START] }).openAtLogin,
  set: (on) => app.setLoginItemSettings({ openAtLogin: on, args: [HIDDEN_START] }),
};

/** Linux desktops start what lies in the person's autostart folder. */
const byAutostartFile = (): StartAtLogin => {
  const file = join(app.getPath('appData'), 'autostart', `${consoleProgram.command}.desktop`);
  return {
    isOn: () => existsSync(file),
    set: (on) => {
      if (!on) return rmSync(file, { force: true });
      // An AppImage runs from a mount that is gone by the next start; it says where it really is.
      const program = process.env.APPIMAGE ?? process.execPath;
      replaceFile(file, autostartEntry({ name: consoleProgram.name, program, argument: HIDDEN_START }));
    },
  };
};

export const createStartAtLogin = (): StartAtLogin =>
  process.platform === 'linux' ? byAutostartFile() : bySystem;
