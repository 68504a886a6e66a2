import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type MediaList, type MediaUsage, mediaListSchema, mediaUsageSchema } from '@jeweler/core/schemas';
import { type Dashboard, dashboardSchema } from '@jeweler/core/submissions';
import { onTestFinished, vi } from 'vitest';
import type { Config } from '../../../server/src/config.ts';
import { STABILITY_MS } from '../../../server/src/media/scanner/file-list.ts';
import { signIn } from '../../support/sign-in.ts';
import { type Answer, startTestServer, type TestServer } from '../../support/test-server.ts';
import { type EventReader, readEvents } from './event-reader.ts';

/** A media folder, a server that uses it, and a signed-in admin. */
export interface Library {
  readonly server: TestServer;
  readonly folder: string;
  readonly token: string;
  /** Writes a file below the folder, creating folders as needed. */
  put(name: string, content?: string | Buffer): string;
  get(path: string, headers?: Record<string, string>): Promise<Answer>;
  list(query?: string): Promise<MediaList & { revision: string }>;
  /** Relative paths, in the order listed. */
  paths(): Promise<string[]>;
  usage(): Promise<MediaUsage>;
  dashboard(): Promise<Dashboard>;
  /** Opens a library that, like the portal, loads the list again when it is told of another revision. */
  open(): Promise<OpenLibrary>;
}

export interface OpenLibrary {
  readonly events: EventReader;
  paths(): string[];
  /** Sizes of all files, in each list that was loaded. */
  readonly sizes: number[][];
}

/** A folder without a server, removed when the test ends. */
export const mediaFolder = (): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'media library '));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
};

export const write = (folder: string, name: string, content: string | Buffer = name): string => {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
};

/** Starts a server by a clock that is ahead, so that files written just before are stable for its scanner. */
export const startLater = async <Started>(start: () => Promise<Started>): Promise<Started> => {
  const { now } = Date;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => now() + STABILITY_MS + 1);
  try {
    return await start();
  } finally {
    clock.mockRestore();
  }
};

/** Starts a server with `files` (names) that are already stable. */
export const startLibrary = async (
  files: readonly string[] = [],
  changes: Partial<Config> = {},
): Promise<Library> => {
  const folder = changes.mediaDir ?? mediaFolder();
  for (const name of files) write(folder, name);
  const server = await startLater(() => startTestServer({ mediaDir: folder, ...changes }));
  const token = await signIn(server);

  const get: Library['get'] = (target, headers = {}) =>
    server.request('GET', target, { headers: { authorization: `Bearer ${token}`, ...headers } });
  const list: Library['list'] = async (query = '') =>
    mediaListSchema.required({ revision: true }).parse((await get(`/api/admin/media${query}`)).body);

  const open = async (): Promise<OpenLibrary> => {
    const events = await readEvents(server.url, token);
    const sizes: number[][] = [];
    let loaded = await list();
    const load = async (revision: string) => {
      if (revision !== loaded.revision) loaded = await list();
      sizes.push(loaded.files.map(({ size }) => size));
    };
    await events.onMedia(load);
    return {
      events,
      sizes,
      paths: () => loaded.files.map(({ relativePath }) => relativePath).sort(),
    };
  };

  return {
    server,
    folder,
    token,
    put: (name, content) => write(folder, name, content),
    get,
    list,
    paths: async () => (await list()).files.map(({ relativePath }) => relativePath),
    usage: async () => mediaUsageSchema.parse((await get('/api/admin/media/usage')).body),
    dashboard: async () => dashboardSchema.parse((await get('/api/admin/dashboard')).body),
    open,
  };
};
