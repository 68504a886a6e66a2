import { join } from 'node:path';
import { shop } from '@jeweler/core/business';

/** The portal's name (SPEC section 2), and the shop's. */
export const CONSOLE_TITLE = `Media Management Portal – ${shop.name}`;

/** The program's own images, which the build emits beside the code; the system picks the @2x variants. */
const icon = (name: string): string => join(import.meta.dirname, 'icons', name);

export const programIcon = icon('icon.png');

/** Overlay icon with the number of unread requests; 9+ from 10 on. */
export const overlayIcon = (count: number): string => icon(`overlay-${Math.min(count, 10)}.png`);

/** Icon for the system's tray or menu bar. */
export const trayIcon = (platform: NodeJS.Platform): string =>
  icon(platform === 'darwin' ? 'tray-template.png' : platform === 'win32' ? 'tray.ico' : 'tray.png');
