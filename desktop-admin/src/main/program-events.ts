import { app } from 'electron';
import type { Log } from './log.ts';

/** Whether the program is about to end. */
export interface Quitting {
  readonly isQuitting: () => boolean;
  /** Called where the program is going to end without being asked to quit: an update is installed. */
  readonly begin: () => void;
  /** Called where it goes on after all: the user keeps the window open, or an update was not installed. */
  readonly cancel: () => void;
}

/** Answers what Electron tells the program as a whole. `onEnd`: called when it ends. */
export const answerProgramEvents = (onEnd: () => void, log: Log): Quitting => {
  let isQuitting = false;
  const begin = () => {
    isQuitting = true;
  };
  const cancel = () => {
    isQuitting = false;
  };
  app.on('before-quit', begin);
  // A click on the icon in the dock shows the window again.
  if (process.platform === 'darwin') app.on('activate', cancel);
  app.on('will-quit', onEnd);
  // Otherwise Electron sends the first certificate of the system's store.
  app.on('select-client-certificate', (event, _contents, _url, _certificates, choose) => {
    event.preventDefault();
    choose();
  });
  app.on('child-process-gone', (_event, { type, reason, exitCode }) =>
    log.error(`A process of Chromium's has ended: ${type}, ${reason} (${exitCode}).`),
  );
  app.on('window-all-closed', () => app.quit());
  return { isQuitting: () => isQuitting, begin, cancel };
};
