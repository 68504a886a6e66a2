import { consoleProgram } from '@jeweler/core/business';
import { app } from 'electron';
import { log } from '../log.ts';
import { follow, type LinkTarget, linkInArguments } from './console-link.ts';

/**
 * Follows links of the console's scheme: those it was started with, those of further starts, and on macOS the
 * system's event, which comes before `ready` if the link has started the program.
 */
export const answerLinks = (started: Promise<LinkTarget>): void => {
  const run = (link: string | undefined) =>
    void started.then((target) => follow(link, target)).catch(() => undefined);
  const first = linkInArguments(process.argv);
  if (first !== undefined) run(first);
  app.on('second-instance', (_event, argv) => run(linkInArguments(argv)));
  if (process.platform !== 'darwin') return;
  app.on('open-url', (event, url) => {
    event.preventDefault();
    run(url);
  });
};

/**
 * Tells the system whose links they are. On Linux the desktop entry of the package does, and only it: the
 * setting would name an entry that does not exist for an AppImage.
 */
export const registerScheme = (): void => {
  if (process.platform === 'linux' || !app.isPackaged) return;
  if (!app.setAsDefaultProtocolClient(consoleProgram.scheme))
    log.warn('The system does not open links with this program.');
};
