import { app, type BrowserWindow } from 'electron';
import { ask } from '../desktop/questions.ts';
import type { Log } from '../log/log.ts';

/** The page has crashed: an empty window would say nothing, so the person is asked. */
export const offerToReload = async (window: BrowserWindow, reason: string, log: Log): Promise<void> => {
  log.error(`The page has crashed: ${reason}.`);
  const chosen = await ask(window, {
    type: 'error',
    message: 'This window has stopped working.',
    detail: 'Nothing on the server is lost. Show it again to go on where you were.',
    buttons: ['Show it again', 'Quit'],
  });
  if (chosen === 1) app.quit();
  else if (!window.isDestroyed()) window.webContents.reload();
};
