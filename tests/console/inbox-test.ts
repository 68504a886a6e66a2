import type { Page } from '@playwright/test';
import { type LibraryServer, startLibraryServer } from '../library-suite/library-server.ts';
import { test as base, expect, untilInLibrary } from './console-test.ts';
import { connectTo } from './first-steps.ts';
import { type Front, openFront } from './servers/front.ts';

export { expect };

interface InboxFixtures {
  /** Its own server, because submissions of other tests would appear in the list. */
  ownServer: LibraryServer;
  /** The proxy between the console and that server. */
  ownLine: Front;
  portal: {
    readonly page: Page;
    open(url: string): Promise<void>;
    /** Waits until it is at this path and query. */
    expectUrl(url: string): Promise<void>;
  };
  complaints: { expected(pattern: RegExp): void };
  otherToken: string;
}

/** The portal in the console, on a server with its own inbox. */
export const test = base.extend<InboxFixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
  ownServer: async ({}, use) => {
    const server = await startLibraryServer();
    await use(server);
    await server.dispose();
  },
  baseURL: async ({ ownServer }, use) => use(ownServer.origin),
  otherToken: async ({ ownServer }, use) => use((await ownServer.signIn()).token),
  complaints: async ({ expectedComplaints }, use) =>
    use({ expected: (pattern) => void expectedComplaints.push(pattern) }),
  ownLine: async ({ ownServer }, use) => {
    const line = await openFront(ownServer.origin);
    await use(line);
    await line.close();
  },
  portal: async ({ app, ownLine }, use) => {
    const { page } = app;
    await connectTo(page, ownLine.host);
    await untilInLibrary(page);
    await use({
      page,
      open: async (url) => void (await page.goto(new URL(url, page.url()).href)),
      expectUrl: (url) =>
        expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe(url),
    });
  },
});
