import { app, type BrowserWindow, nativeImage } from 'electron';
import { unreadText } from './arrival-notices.ts';
import { overlayIcon } from './branding.ts';

/** Shows the number of unread submissions on the program's icon; 0 removes it. */
export type UnreadBadge = (count: number) => void;

/** Windows draws an overlay icon on a window's taskbar button. */
const onWindows = (window: () => BrowserWindow | undefined): UnreadBadge => {
  let shown = 0;
  const draw = () => {
    const owner = window();
    if (!owner || owner.isDestroyed()) return;
    if (shown === 0) owner.setOverlayIcon(null, '');
    else owner.setOverlayIcon(nativeImage.createFromPath(overlayIcon(shown)), unreadText(shown));
  };
  // A window returning from the tray has lost its overlay.
  app.on('browser-window-created', (_event, created) => created.on('show', draw));
  return (count) => {
    if (count === shown) return;
    shown = count;
    draw();
  };
};

/** The macOS dock, and Linux launchers that support badges; others show none. */
const onIcon: UnreadBadge = (count) => void app.setBadgeCount(count);

export const createUnreadBadge = (window: () => BrowserWindow | undefined): UnreadBadge =>
  process.platform === 'win32' ? onWindows(window) : onIcon;
