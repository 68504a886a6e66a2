import { app, type BrowserWindow, nativeImage } from 'electron';
import { unreadText } from './arrival-notices.ts';
import { overlayIcon } from './branding.ts';

/** Shows on the program's icon how much is unread; 0 takes it away. */
export type UnreadBadge = (count: number) => void;

/** Windows draws a small picture over the icon of a window in the taskbar. */
const onWindows = (window: () => BrowserWindow | undefined): UnreadBadge => {
  let shown = 0;
  const draw = () => {
    const owner = window();
    if (!owner || owner.isDestroyed()) return;
    if (shown === 0) owner.setOverlayIcon(null, '');
    else owner.setOverlayIcon(nativeImage.createFromPath(overlayIcon(shown)), unreadText(shown));
  };
  // A window that was in the tray comes back to the taskbar without it.
  app.on('browser-window-created', (_event, created) => created.on('show', draw));
  return (count) => {
    if (count === shown) return;
    shown = count;
    draw();
  };
};

/** The dock of macOS, and launchers of Linux that show numbers; the others show none. */
const onIcon: UnreadBadge = (count) => void app.setBadgeCount(count);

export const createUnreadBadge = (window: () => BrowserWindow | undefined): UnreadBadge =>
  process.platform === 'win32' ? onWindows(window) : onIcon;
