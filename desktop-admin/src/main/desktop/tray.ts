import { Menu, type NativeImage, nativeImage, Tray } from 'electron';
import { CONSOLE_TITLE } from '../console-title.ts';
import { trayIcon } from './program-icons.ts';

interface TrayDeps {
  readonly show: () => void;
  readonly quit: () => void;
}

/** macOS colours what is a mere template like the rest of its menu bar. */
const trayPicture = (): NativeImage => {
  const picture = nativeImage.createFromPath(trayIcon(process.platform));
  if (process.platform === 'darwin') picture.setTemplateImage(true);
  return picture;
};

/** The program's place in the tray, or in the menu bar of macOS, for as long as it is switched on. */
export const createTraySwitch = ({ show, quit }: TrayDeps): ((on: boolean) => void) => {
  // Held here, or it would vanish from the tray with the next garbage collection.
  let tray: Tray | undefined;
  return (on) => {
    if (!on) {
      tray?.destroy();
      tray = undefined;
      return;
    }
    if (tray) return;
    tray = new Tray(trayPicture());
    tray.setToolTip(CONSOLE_TITLE);
    tray.setContextMenu(
      Menu.buildFromTemplate([
        { id: 'tray-show', label: 'Show', click: show },
        { type: 'separator' },
        { id: 'tray-quit', label: 'Quit', click: quit },
      ]),
    );
    tray.on('click', show);
  };
};
