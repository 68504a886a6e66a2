import { app, Menu } from 'electron';
import { log } from '../log.ts';
import { follow, type LinkTarget } from './console-link.ts';
import { quickLinks } from './quick-links.ts';

/** Offers the quick links at the program's icon; on Linux the package's desktop entry does. */
export const offerQuickLinks = (target: LinkTarget): void => {
  if (process.platform === 'darwin')
    app.dock?.setMenu(
      Menu.buildFromTemplate(
        quickLinks.map(({ id, title, link }) => ({
          id: `dock-${id}`,
          label: title,
          click: () => follow(link, target),
        })),
      ),
    );
  if (process.platform !== 'win32') return;
  const tasks = quickLinks.map(({ title, link }) => ({
    program: process.execPath,
    arguments: link,
    iconPath: process.execPath,
    iconIndex: 0,
    title,
    description: title,
  }));
  if (!app.setUserTasks(tasks)) log.warn('Windows did not accept the tasks of the taskbar icon.');
};
