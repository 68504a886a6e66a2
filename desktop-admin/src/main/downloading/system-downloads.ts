import { dirname, extname, join } from 'node:path';
import { toSafeName } from '@jeweler/core/format';
import { app, dialog, net, type SaveDialogOptions, shell } from 'electron';
import { whileOpen } from '../desktop/questions.ts';
import type { SendEvent } from '../ipc/window-ipc.ts';
import type { Log } from '../log.ts';
import type { SettingsStore } from '../storage/settings.ts';
import type { MainWindow } from '../window/main-window.ts';
import { createDownloads } from './downloads.ts';
import { createSavedFiles } from './saved-files.ts';

interface SystemDownloadsDeps {
  readonly window: MainWindow;
  readonly send: SendEvent;
  readonly server: () => string | undefined;
  readonly settings: SettingsStore;
  readonly log: Log;
}

const optionsFor = (name: string, folder: string): SaveDialogOptions => {
  const extension = extname(name).slice(1);
  return {
    defaultPath: join(folder, toSafeName(name)),
    // Linux confirms overwriting only with `showOverwriteConfirmation`; macOS offers to create a folder.
    properties: ['createDirectory', 'showOverwriteConfirmation'],
    // Windows adds the extension to a name typed without one.
    ...(extension ? { filters: [{ name: extension.toUpperCase(), extensions: [extension] }] } : {}),
  };
};

/** Downloads with the system's save dialog, which begins in the folder of the last one, as long as that exists. */
export const createSystemDownloads = ({ window, send, server, settings, log }: SystemDownloadsDeps) => {
  const files = createSavedFiles({
    showInFolder: (path) => shell.showItemInFolder(path),
    openPath: (path) => shell.openPath(path),
    log,
  });
  const downloads = createDownloads({
    fetch: (address, init) => net.fetch(address, init),
    server,
    choosePath: async (name) => {
      const options = optionsFor(name, settings.get().downloadFolder ?? app.getPath('downloads'));
      const owner = window.browserWindow();
      const { canceled, filePath } = await whileOpen(
        owner ? dialog.showSaveDialog(owner, options) : dialog.showSaveDialog(options),
      );
      if (canceled || filePath === '') return undefined;
      settings.set({ downloadFolder: dirname(filePath) });
      return filePath;
    },
    send,
    onSaved: files.add,
  });
  app.on('will-quit', () => {
    try {
      downloads.abandon();
    } catch (error) {
      log.warn(`The rest of a download could not be removed. ${String(error)}`);
    }
  });
  return { ...downloads, show: files.show, open: files.open };
};

export type SystemDownloads = ReturnType<typeof createSystemDownloads>;
