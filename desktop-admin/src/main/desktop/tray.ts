import { Menu, type MenuItemConstructorOptions, type NativeImage, nativeImage, Tray } from 'electron';
import { PAUSE_LABEL } from '../menu/menu-template.ts';
import { CONSOLE_TITLE, trayIcon } from './branding.ts';
import { unreadText } from './new-item-notices.ts';

interface TrayDeps {
  readonly show: () => void;
  readonly showRequests: () => void;
  readonly pause: (on: boolean) => void;
  readonly quit: () => void;
}

/** macOS colors template images like the rest of its menu bar. */
const trayPicture = (): NativeImage => {
  const picture = nativeImage.createFromPath(trayIcon(process.platform));
  if (process.platform === 'darwin') picture.setTemplateImage(true);
  return picture;
};

/** The program's icon in the tray, or in the menu bar of macOS. */
export const createProgramTray = ({ show, showRequests, pause, quit }: TrayDeps) => {
  // Referenced here: a garbage-collected Tray disappears.
  let tray: Tray | undefined;
  let unread = 0;
  let isPaused = false;
  const update = () => {
    const requests: MenuItemConstructorOptions[] =
      unread === 0 ? [] : [{ id: 'tray-requests', label: unreadText(unread), click: showRequests }];
    tray?.setToolTip(unread === 0 ? CONSOLE_TITLE : `${CONSOLE_TITLE}, ${unreadText(unread)}`);
    tray?.setContextMenu(
      Menu.buildFromTemplate([
        ...requests,
        { id: 'tray-show', label: 'Show', click: show },
        {
          id: 'tray-pause',
          label: PAUSE_LABEL,
          type: 'checkbox',
          checked: isPaused,
          click: ({ checked }) => pause(checked),
        },
        { type: 'separator' },
        { id: 'tray-quit', label: 'Quit', click: quit },
      ]),
    );
  };
  return {
    /** Adds or removes the icon. */
    keep: (on: boolean) => {
      if (!on) {
        tray?.destroy();
        tray = undefined;
        return;
      }
      if (tray) return;
      tray = new Tray(trayPicture());
      update();
      // On macOS a click opens the menu, and showing the window too would be unexpected.
      if (process.platform !== 'darwin') tray.on('click', show);
    },
    showUnread: (count: number) => {
      if (count === unread) return;
      unread = count;
      update();
    },
    /** Shows whether notifications are paused. */
    showPaused: (on: boolean) => {
      isPaused = on;
      update();
    },
  };
};
