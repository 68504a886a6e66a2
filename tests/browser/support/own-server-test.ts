import { startLibraryServer } from '../../library-suite/library-server.ts';
import { test as base, expect } from './portal-test.ts';

export { expect };

/** The portal with its own server, without a mail server: every mail stays waiting. */
export const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
  baseURL: async ({}, use) => {
    const server = await startLibraryServer({ ADMIN_PASSWORD: 'browser tests only' });
    await use(server.origin);
    await server.dispose();
  },
});
