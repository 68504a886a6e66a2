import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { usualOpeningHours } from '@jeweler/core/business';
import type { Catalogue } from '@jeweler/core/schemas';
import express from 'express';
import { pino } from 'pino';
import { openMediaFiles } from '../../../server/src/media/media-files.ts';
import { createReadSide } from '../../../server/src/pages/read-side.ts';
import { loadWebBuild } from '../../../server/src/pages/web-build.ts';
import { type Answer, sendRequest } from './send-request.ts';
import { sampleCatalogue, writeWebBuild } from './site-build.ts';

export interface ReadServer {
  folder: string;
  mediaDir: string;
  dataDir: string;
  /** All lines logged so far, parsed. */
  logged: Record<string, unknown>[];
  /** Sends the request target unchanged, without the normalization of `fetch`. */
  get: (target: string, headers?: Record<string, string>, method?: string) => Promise<Answer>;
  replaceCatalogue: (catalogue: Catalogue) => void;
  setClock: (iso: string) => void;
  close: () => Promise<void>;
}

/** The read side on a real server, with a temporary media folder, data folder and site build. */
export const startReadServer = async (): Promise<ReadServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'read side '));
  const mediaDir = join(folder, 'media');
  const dataDir = join(folder, 'data');
  await Promise.all([mkdir(mediaDir), mkdir(dataDir)]);
  await writeWebBuild(join(folder, 'web'));

  const logged: Record<string, unknown>[] = [];
  const log = pino({}, { write: (line: string) => logged.push(JSON.parse(line)) });
  let now = new Date('2026-05-05T15:00:00Z');
  let current = sampleCatalogue();
  let version = 1;
  const listeners = new Set<() => void>();

  const app = express();
  app.disable('x-powered-by').disable('etag');
  const readSide = await createReadSide({
    config: { siteUrl: 'https://shop.example', dataDir },
    files: openMediaFiles({ mediaDir, dataDir }, log),
    catalogue: {
      get current() {
        return current;
      },
      get version() {
        return version;
      },
      onChange: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
    hours: {
      current: usualOpeningHours,
      refresh: async () => undefined,
      onChange: () => () => undefined,
    },
    log,
    clock: () => now,
    web: await loadWebBuild({ current: join(folder, 'web'), retired: [] }),
  });
  app.use(readSide.handler);
  app.use((_req, res) => {
    res.status(418).send('not the read side');
  });
  const server = createServer((req, res) => {
    if (!readSide.answerPrepared(req, res)) app(req, res);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  const get: ReadServer['get'] = (...asked) => sendRequest(`http://127.0.0.1:${port}`, ...asked);

  return {
    folder,
    mediaDir,
    dataDir,
    logged,
    get,
    replaceCatalogue: (catalogue) => {
      current = catalogue;
      version += 1;
      for (const listener of listeners) listener();
    },
    setClock: (iso) => {
      now = new Date(iso);
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(folder, { recursive: true, force: true });
    },
  };
};
