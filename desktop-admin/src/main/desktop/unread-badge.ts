import { app, type BrowserWindow, nativeImage } from 'electron';
import { overlayIcon } from './branding.ts';
import { unreadText } from './new-item-notices.ts';

/** Shows the number of unread submissions on the program's icon; 0 removes it. */
export type UnreadBadge = (count: number) => void;

/** Windows draws an overlay icon on a window's taskbar button. */
const onWindows = (window: () => BrowserWindow | undefined): UnreadBadge => {
  let shown = 0;
  const update = () => {
    const owner = window();
    if (!owner || owner.isDestroyed()) return;
    if (shown === 0) owner.setOverlayIcon(null, '');
    else owner.setOverlayIcon(nativeImage.createFromPath(overlayIcon(shown)), unreadText(shown));
  };
  // A window returning from the tray has lost its overlay.
  app.on('browser-window-created', (_event, created) => created.on('show', update));
  return (count) => {
    if (count === shown) return;
    shown = count;
    update();
  };
};

/** The macOS dock, and Linux launchers that support badges; others show none. */
const onIcon: UnreadBadge = (count) => void app.setBadgeCount(count);

export const createUnreadBadge = (window: () => BrowserWindow | undefined): UnreadBadge =>
  process.platform === 'win32' ? onWindows(window) : onIcon;
