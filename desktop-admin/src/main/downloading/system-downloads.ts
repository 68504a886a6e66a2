import { extname, join } from 'node:path';
import { app, dialog, net, type SaveDialogOptions } from 'electron';
import type { SendEvent } from '../ipc/window-ipc.ts';
import type { Log } from '../log.ts';
import type { MainWindow } from '../window/main-window.ts';
import { createDownloads, type Downloads } from './downloads.ts';
import { safeFileName } from './safe-name.ts';

interface SystemDownloadsDeps {
  readonly window: MainWindow;
  readonly send: SendEvent;
  readonly server: () => string | undefined;
  readonly log: Log;
}

/** The path that the dialog suggests: in the user's downloads folder, if there is one. */
const defaultPath = (name: string): string => {
  try {
    return join(app.getPath('downloads'), safeFileName(name));
  } catch {
    return safeFileName(name);
  }
};

const optionsFor = (name: string): SaveDialogOptions => {
  const extension = extname(name).slice(1);
  return {
    defaultPath: defaultPath(name),
    // Linux confirms overwriting only with `showOverwriteConfirmation`; macOS offers to create a folder.
    properties: ['createDirectory', 'showOverwriteConfirmation'],
    // Windows adds the extension to a name typed without one.
    ...(extension ? { filters: [{ name: extension.toUpperCase(), extensions: [extension] }] } : {}),
  };
};

/** Downloads with the system's save dialog, and progress on the window's icon. */
export const createSystemDownloads = ({ window, send, server, log }: SystemDownloadsDeps): Downloads => {
  const downloads = createDownloads({
    fetch: (address, init) => net.fetch(address, init),
    server,
    choosePath: async (name) => {
      const owner = window.browserWindow();
      const options = optionsFor(name);
      const { canceled, filePath } = await (owner
        ? dialog.showSaveDialog(owner, options)
        : dialog.showSaveDialog(options));
      return canceled || filePath === '' ? undefined : filePath;
    },
    send,
    showProgress: (progress) => {
      const owner = window.browserWindow();
      if (owner && !owner.isDestroyed()) owner.setProgressBar(progress);
    },
  });
  app.on('will-quit', () => {
    try {
      downloads.abandon();
    } catch (error) {
      log.warn(`The rest of a download could not be removed. ${String(error)}`);
    }
  });
  return downloads;
};
