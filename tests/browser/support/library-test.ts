import { readFileSync } from 'node:fs';
import { test as base, expect } from '@playwright/test';
import type { Library } from '../../library-suite/library-driver.ts';
import {
  expectRestored,
  type LibraryServer,
  startLibraryServer,
} from '../../library-suite/library-server.ts';

export { expect };

interface LibraryFixtures {
  library: Library;
}

interface LibraryWorkerFixtures {
  libraryServer: LibraryServer;
  librarySession: { token: string; expiresAt: string };
}

/** The library in a browser tab. Each worker has its own server and folder. */
export const test = base.extend<LibraryFixtures, LibraryWorkerFixtures>({
  libraryServer: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
    async ({}, use) => {
      const server = await startLibraryServer();
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
      clipboard: () => page.evaluate(() => navigator.clipboard.readText()),
      save: async (begin) => {
        const [download] = await Promise.all([page.waitForEvent('download'), begin()]);
        return { name: download.suggestedFilename(), bytes: readFileSync(await download.path()) };
      },
    });
    expect(failures).toEqual([]);
    await expectRestored(server, session.token);
  },
});
