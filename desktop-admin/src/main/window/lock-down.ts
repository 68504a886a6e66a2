import { app, type Session, type WebContents } from 'electron';
import { log } from '../log.ts';
import type { OpenOutside } from './outside-links.ts';

/** The page changes its routes without navigating, so every navigation leads elsewhere and is blocked. */
const keepOnPage = (contents: WebContents, openOutside: OpenOutside): void => {
  // Comes before `will-navigate`, which a refused navigation never reaches.
  contents.on('will-frame-navigate', (event) => {
    event.preventDefault();
    log.warn('A navigation was refused.');
  });
  contents.on('will-redirect', (event) => {
    event.preventDefault();
    log.warn('A redirect was refused.');
  });
  contents.on('will-attach-webview', (event) => event.preventDefault());
  contents.setWindowOpenHandler(({ url }) => {
    openOutside(url).catch((error: unknown) => log.warn(`A link was not opened. ${String(error)}`));
    return { action: 'deny' };
  });
};

/** Applies to every web contents in this program: the window, and any other that might be opened by a bug. */
export const lockDownPages = (openOutside: OpenOutside): void => {
  app.on('web-contents-created', (_event, contents) => keepOnPage(contents, openOutside));
};

/** Denies all permissions (camera, geolocation, devices) and downloads: the screens need none of them. */
export const lockDownSession = (session: Session): void => {
  session.setPermissionRequestHandler((_contents, _permission, answer) => answer(false));
  session.setPermissionCheckHandler(() => false);
  session.setDevicePermissionHandler(() => false);
  session.on('will-download', (event) => event.preventDefault());
};
