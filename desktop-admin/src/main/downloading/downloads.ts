import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { toSafeName } from '@jeweler/core/format';
import { app, dialog, net, type SaveDialogOptions } from 'electron';
import type { CallArgument, DownloadResult, DownloadTarget } from '../../shared/ipc-contract.ts';
import { whileOpen } from '../desktop/questions.ts';
import type { SendEvent } from '../ipc/window-ipc.ts';
import { log } from '../log.ts';
import type { SettingsStore } from '../storage/settings.ts';
import type { MainWindow } from '../window/main-window.ts';
import { expiredFailure, fetchFailure, refusedFailure } from './fetch-failure.ts';
import { createProgress, receiveFile } from './receive-file.ts';
import { createSavedFiles, isOpenable } from './saved-files.ts';

interface DownloadsDeps {
  readonly window: MainWindow;
  readonly send: SendEvent;
  /** Origin of the configured server. */
  readonly server: () => string | undefined;
  readonly settings: SettingsStore;
}

interface Running {
  readonly controller: AbortController;
  readonly part: string;
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

/**
 * Downloads of files that the user saves on this computer. The system's save dialog begins in the folder of the last one,
 * as long as that exists.
 */
export const createDownloads = ({ window, send, server, settings }: DownloadsDeps) => {
  /** Paths by the id of the download; the window never sends a path itself. */
  const paths = new Map<number, string>();
  const running = new Map<number, Running>();
  const saved = createSavedFiles();
  let lastId = 0;

  const choosePath = async (name: string): Promise<string | undefined> => {
    const options = optionsFor(name, settings.get().downloadFolder ?? app.getPath('downloads'));
    const owner = window.browserWindow();
    const { canceled, filePath } = await whileOpen(
      owner ? dialog.showSaveDialog(owner, options) : dialog.showSaveDialog(options),
    );
    if (canceled || filePath === '') return undefined;
    settings.set({ downloadFolder: dirname(filePath) });
    return filePath;
  };

  const save = async ({ id, url }: CallArgument<'download:save'>): Promise<DownloadResult> => {
    const [path, origin] = [paths.get(id), server()];
    paths.delete(id);
    if (path === undefined || origin === undefined) return { outcome: 'cancelled' };
    const name = basename(path);
    // Short, because the file's name may already be as long as the file system allows.
    const part = join(dirname(path), `.${randomUUID().slice(0, 8)}.part`);
    const tell = createProgress(send, id);
    const controller = new AbortController();
    const { signal } = controller;
    running.set(id, { controller, part });
    try {
      await receiveFile({
        fetch: (address, init) => net.fetch(address, init),
        address: origin + url,
        headers: new Headers(),
        signal,
        chooseTarget: async ({ status }) => {
          if (status === 404) throw expiredFailure(name);
          if (status !== 200) throw refusedFailure(name, status);
          return { path, part };
        },
        onProgress: (received, total) => tell(name, received, total),
      });
      saved.add(id, path);
      return { outcome: 'saved', savedTo: path, canOpen: isOpenable(path) };
    } catch (error) {
      if (signal.aborted) return { outcome: 'cancelled' };
      return { outcome: 'failed', sentence: fetchFailure(name, error, 'choose Download again').message };
    } finally {
      running.delete(id);
    }
  };

  app.on('will-quit', () => {
    try {
      for (const { controller, part } of running.values()) {
        controller.abort();
        rmSync(part, { force: true });
      }
    } catch (error) {
      log.warn(`The rest of a download could not be removed. ${String(error)}`);
    }
  });
  return {
    choose: async (name: string): Promise<DownloadTarget> => {
      const path = await choosePath(name);
      if (path === undefined) return { outcome: 'cancelled' };
      lastId += 1;
      paths.set(lastId, path);
      return { outcome: 'chosen', id: lastId };
    },
    save,
    cancel: (id: number) => {
      paths.delete(id);
      running.get(id)?.controller.abort();
    },
    show: saved.show,
    open: saved.open,
  };
};

export type Downloads = ReturnType<typeof createDownloads>;
