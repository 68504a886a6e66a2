import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { CallArgument, DownloadResult, DownloadTarget } from '../../shared/ipc-contract.ts';
import type { NetFetch } from '../app-scheme/proxy.ts';
import type { SendEvent } from '../ipc/window-ipc.ts';
import { expiredFailure, fetchFailure, refusedFailure } from './fetch-failure.ts';
import { receiveFile } from './receive-file.ts';
import { isOpenable } from './saved-files.ts';

/** Minimum interval between progress events, in milliseconds. */
const PROGRESS_INTERVAL_MS = 200;

interface DownloadsDeps {
  readonly fetch: NetFetch;
  /** Origin of the configured server. */
  readonly server: () => string | undefined;
  /** Asks the user where to save a file; undefined if they cancel. */
  readonly choosePath: (name: string) => Promise<string | undefined>;
  readonly send: SendEvent;
  /** Called when a file is complete. */
  readonly onSaved: (id: number, path: string) => void;
}

interface Running {
  readonly controller: AbortController;
  readonly part: string;
}

/** Downloads of files that the user saves on this computer. */
export const createDownloads = ({ fetch, server, choosePath, send, onSaved }: DownloadsDeps) => {
  /** Paths by the id of the download; the window never sends a path itself. */
  const paths = new Map<number, string>();
  const running = new Map<number, Running>();
  let lastId = 0;

  const follow = (id: number) => {
    let sentAt = 0;
    return (received: number, total: number) => {
      if (received !== total && Date.now() - sentAt < PROGRESS_INTERVAL_MS) return;
      sentAt = Date.now();
      send('saving', { id, received, total });
    };
  };

  const save = async ({ id, url }: CallArgument<'download:save'>): Promise<DownloadResult> => {
    const [path, origin] = [paths.get(id), server()];
    paths.delete(id);
    if (path === undefined || origin === undefined) return { outcome: 'cancelled' };
    const name = basename(path);
    // Short, because the file's name may already be as long as the file system allows.
    const part = join(dirname(path), `.${randomUUID().slice(0, 8)}.part`);
    const controller = new AbortController();
    const { signal } = controller;
    running.set(id, { controller, part });
    try {
      await receiveFile({
        fetch,
        address: origin + url,
        headers: new Headers(),
        signal,
        chooseTarget: async ({ status }) => {
          if (status === 404) throw expiredFailure(name);
          if (status !== 200) throw refusedFailure(name, status);
          return { path, part };
        },
        onProgress: follow(id),
      });
      onSaved(id, path);
      return { outcome: 'saved', savedTo: path, canOpen: isOpenable(path) };
    } catch (error) {
      if (signal.aborted) return { outcome: 'cancelled' };
      return { outcome: 'failed', sentence: fetchFailure(name, error, 'choose Download again').message };
    } finally {
      running.delete(id);
    }
  };

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
    /** Called when the program quits: cancels all downloads and removes partial files. */
    abandon: () => {
      for (const { controller, part } of running.values()) {
        controller.abort();
        rmSync(part, { force: true });
      }
    },
  };
};
