import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { test as base, expect } from '@playwright/test';
import { freePort } from '../../bench/harness/free-port.ts';
import type { Library } from '../../library-suite/library-driver.ts';
import { createMediaFolder, type MediaFolder, standingFiles } from '../../library-suite/media-folder.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

export { expect };

/** The first admin of each server here. */
const admin = { username: 'admin', password: 'library tests only' };

const SERVER = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url));

/** The built server on a media folder of its own. */
export interface LibraryServer {
  readonly origin: string;
  readonly folder: MediaFolder;
  /** A token, and what the list of the server holds with it. */
  signIn(): Promise<{ token: string; expiresAt: string }>;
  listed(token: string): Promise<string[]>;
  stop(): Promise<void>;
  start(): Promise<void>;
}

const startServer = async (environment: Record<string, string>) => {
  const child = spawn(process.execPath, [SERVER], {
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
    child.kill('SIGTERM');
    await ended;
  };
};

const libraryServer = async (): Promise<LibraryServer & { dispose: () => Promise<void> }> => {
  const { folder: root, remove } = temporaryFolder();
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const environment = {
    PORT: String(port),
    SITE_URL: origin,
    DATA_DIR: path.join(root, 'data'),
    MEDIA_DIR: path.join(root, 'media'),
    ADMIN_USERNAME: admin.username,
    ADMIN_PASSWORD: admin.password,
    LOG_LEVEL: 'error',
  };
  const folder = createMediaFolder(environment.MEDIA_DIR);
  await folder.add(...standingFiles);
  let stop: (() => Promise<void>) | undefined = await startServer(environment);
  const stopIt = async () => {
    await stop?.();
    stop = undefined;
  };
  return {
    origin,
    folder,
    signIn: async () => {
      const response = await fetch(`${origin}/api/admin/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(admin),
      });
      return (await response.json()) as { token: string; expiresAt: string };
    },
    listed: async (token) => {
      const response = await fetch(`${origin}/api/admin/media`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const { files } = (await response.json()) as { files: { relativePath: string }[] };
      return files.map(({ relativePath }) => relativePath);
    },
    stop: stopIt,
    start: async () => {
      stop ??= await startServer(environment);
    },
    dispose: async () => {
      await stopIt();
      remove();
    },
  };
};

interface LibraryFixtures {
  library: Library;
}

interface LibraryWorkerFixtures {
  libraryServer: LibraryServer;
  librarySession: { token: string; expiresAt: string };
}

/** The library in a tab of a browser. Each worker has a server and a folder of its own. */
export const test = base.extend<LibraryFixtures, LibraryWorkerFixtures>({
  libraryServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
    async ({}, use) => {
      const server = await libraryServer();
      await use(server);
      await server.dispose();
    },
    { scope: 'worker' },
  ],
  librarySession: [async ({ libraryServer: server }, use) => use(await server.signIn()), { scope: 'worker' }],
  library: async ({ page, context, libraryServer: server, librarySession: session }, use) => {
    const failures: Error[] = [];
    page.on('pageerror', (error) => failures.push(error));
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: server.origin });
    await context.addInitScript(({ token, expiresAt }) => {
      localStorage.setItem('adminToken', token);
      localStorage.setItem('adminTokenExpiry', expiresAt);
    }, session);
    await use({
      page,
      folder: server.folder,
      origin: server.origin,
      open: async (query = '') => {
        await page.goto(`${server.origin}/admin/media${query}`);
        await expect(page.getByRole('heading', { name: 'Media Library' })).toBeVisible();
      },
      place: () => {
        const { pathname, search } = new URL(page.url());
        return pathname + search;
      },
      clipboard: () => page.evaluate(() => navigator.clipboard.readText()),
      server,
    });
    expect(failures).toEqual([]);
    if (await server.folder.restore()) {
      const expected = [...standingFiles].sort();
      await expect.poll(async () => (await server.listed(session.token)).sort()).toEqual(expected);
    }
  },
});
