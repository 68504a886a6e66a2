import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect } from '@playwright/test';
import { builtFile } from '../../scripts/lib/import-built.mjs';
import { freePort } from '../support/free-port.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { createMediaFolder, type MediaFolder, standingFiles } from './media-folder.ts';

/** The first admin of every server in these tests. */
export const libraryAdmin = { username: 'admin', password: 'library tests only' };

/** The built server with its own media folder. */
export interface LibraryServer {
  readonly origin: string;
  readonly folder: MediaFolder;
  signIn(): Promise<{ token: string; expiresAt: string }>;
  dispose(): Promise<void>;
}

/** Settings of a server with a folder of its own, as environment variables. */
export const serverSettings = (root: string, port: number) => ({
  PORT: String(port),
  SITE_URL: `http://localhost:${port}`,
  DATA_DIR: path.join(root, 'data'),
  MEDIA_DIR: path.join(root, 'media'),
  ADMIN_USERNAME: libraryAdmin.username,
  ADMIN_PASSWORD: libraryAdmin.password,
  LOG_LEVEL: 'error',
});

const startServer = async (environment: Record<string, string>) => {
  const child = spawn(process.execPath, [builtFile('main.js')], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const ready = (async () => {
    for await (const line of createInterface({ input: child.stdout })) if (line.includes('ready')) break;
    child.stdout.resume();
  })();
  await Promise.race([
    ready,
    ended.then(([code]) => Promise.reject(new Error(`The server ended with ${code}.`))),
  ]);
  return async () => {
    child.kill();
    await ended;
  };
};

/**
 * A server with the standing files in its folder, on a port of its own.
 * @param changes settings in addition to the defaults for tests
 */
export const startLibraryServer = async (changes: Record<string, string> = {}): Promise<LibraryServer> => {
  const { folder: root, remove } = temporaryFolder();
  const port = await freePort();
  const environment = { ...serverSettings(root, port), ...changes };
  const { SITE_URL: origin } = environment;
  const folder = createMediaFolder(environment.MEDIA_DIR);
  await folder.add(...standingFiles);
  const stop = await startServer(environment);
  return {
    origin,
    folder,
    signIn: async () => {
      const response = await fetch(`${origin}/api/admin/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(libraryAdmin),
      });
      return (await response.json()) as { token: string; expiresAt: string };
    },
    dispose: async () => {
      await stop();
      remove();
    },
  };
};

/** Restores the folder and waits until the server's list matches. */
export const expectRestored = async (server: LibraryServer, token: string): Promise<void> => {
  if (!(await server.folder.restore())) return;
  const listed = async () => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await fetch(`${server.origin}/api/admin/media`, { headers });
    const { files } = (await response.json()) as { files: { relativePath: string }[] };
    return files.map(({ relativePath }) => relativePath).sort();
  };
  await expect.poll(listed).toEqual([...standingFiles].sort());
};
