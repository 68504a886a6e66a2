import { app } from 'electron';
import { log } from './log.ts';

/** Answers what Electron tells the program as a whole, and knows whether it is about to end. `onEnd` is called then. */
export const answerProgramEvents = (onEnd: () => void) => {
  let isQuitting = false;
  let last: (() => void) | undefined;
  /** Called where the program is going to end to install an update. `then` does that, once the window is closed. */
  const begin = (then?: () => void) => {
    isQuitting = true;
    last = then;
  };
  /** Called where it goes on after all: the user keeps the window open, or an update was not installed. */
  const cancel = () => {
    isQuitting = false;
    last = undefined;
  };
  app.on('before-quit', () => begin(last));
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
  app.on('window-all-closed', () => (last ? last() : app.quit()));
  return { isQuitting: () => isQuitting, begin, cancel };
};

export type Quitting = ReturnType<typeof answerProgramEvents>;
