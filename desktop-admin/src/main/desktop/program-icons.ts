import { join } from 'node:path';

/** Pictures of the program itself, which the build lays beside the code; the system finds the @2x ones. */
const icon = (name: string): string => join(import.meta.dirname, 'icons', name);

export const programIcon = icon('icon.png');

/** What the system's tray or menu bar takes. */
export const trayIcon = (platform: NodeJS.Platform): string =>
  icon(platform === 'darwin' ? 'tray-template.png' : platform === 'win32' ? 'tray.ico' : 'tray.png');
