import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Catalogue } from '@jeweler/core/schemas';
import { afterAll } from 'vitest';
import { createServer } from '../../../server/src/create-server.ts';
import type { Database } from '../../../server/src/database/database.ts';
import { createLog } from '../../../server/src/log.ts';
import { createSite } from '../../../server/src/pages/site.ts';
import { loadWebBuild } from '../../../server/src/pages/web-build.ts';
import { scannerInThisProcess } from '../../support/scanner-in-this-process.ts';
import { testConfig } from '../../support/test-server.ts';
import { type Answer, sendRequest } from './send-request.ts';
import { sampleCatalogue, writeWebBuild } from './site-build.ts';

interface ReadServer {
  folder: string;
  mediaDir: string;
  dataDir: string;
  database: Database;
  /** All lines logged so far, parsed. */
  logged: Record<string, unknown>[];
  /** Sends the request target unchanged, without the normalization of `fetch`. */
  get: (target: string, headers?: Record<string, string>, method?: string) => Promise<Answer>;
  replaceCatalogue: (catalogue: Catalogue) => Promise<unknown>;
  setClock: (iso: string) => void;
}

/** The whole server for all tests of a file, which start it at their top: with a temporary media folder, data folder and site build. */
export const startReadServer = async (): Promise<ReadServer> => {
  const folder = await mkdtemp(join(tmpdir(), 'reads '));
  const mediaDir = join(folder, 'media');
  await mkdir(mediaDir);
  await writeWebBuild(join(folder, 'web'));
  const config = testConfig(folder, { mediaDir, siteUrl: 'https://shop.example' });

  const logged: Record<string, unknown>[] = [];
  let now = new Date('2026-05-05T15:00:00Z');
  const server = await createServer(config, {
    log: createLog(config, { write: (line) => void logged.push(JSON.parse(line)) }),
    clock: () => now,
    startScanner: scannerInThisProcess,
    openSite: async (deps) => createSite({ ...deps, web: await loadWebBuild(join(folder, 'web')) }),
  });
  await server.catalogue.replace(sampleCatalogue());
  await server.listen({ port: 0, host: '127.0.0.1' });
  afterAll(async () => {
    await server.close();
    await rm(folder, { recursive: true, force: true });
  });
  const { port } = server.http.address() as AddressInfo;

  return {
    folder,
    mediaDir,
    dataDir: config.dataDir,
    database: server.database,
    logged,
    get: (...asked) => sendRequest(`http://127.0.0.1:${port}`, ...asked),
    replaceCatalogue: (catalogue) => server.catalogue.replace(catalogue),
    setClock: (iso) => {
      now = new Date(iso);
    },
  };
};
