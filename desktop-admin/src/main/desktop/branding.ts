import { join } from 'node:path';
import { shop } from '@jeweler/core/business';

/** What the portal is called (SPEC section 2), and whose it is. */
export const CONSOLE_TITLE = `Media Management Portal – ${shop.name}`;

/** Pictures of the program itself, which the build lays beside the code; the system finds the @2x ones. */
const icon = (name: string): string => join(import.meta.dirname, 'icons', name);

export const programIcon = icon('icon.png');

/** A number of unread requests for the corner of another icon; from 10 on it says 9+. */
export const overlayIcon = (count: number): string => icon(`overlay-${Math.min(count, 10)}.png`);

/** What the system's tray or menu bar takes. */
export const trayIcon = (platform: NodeJS.Platform): string =>
  icon(platform === 'darwin' ? 'tray-template.png' : platform === 'win32' ? 'tray.ico' : 'tray.png');
