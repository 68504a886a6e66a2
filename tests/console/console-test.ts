import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, expect, type Page, type TestInfo } from '@playwright/test';
import type { Library } from '../library-suite/library-driver.ts';
import {
  expectRestored,
  type LibraryServer,
  libraryAdmin,
  startLibraryServer,
} from '../library-suite/library-server.ts';
import { chromiumLaunch } from '../support/browser-launch.ts';
import type { Computer, ComputerOptions, ConsoleApp } from './console-app.ts';
import { connectTo, signInOn } from './first-steps.ts';
import { electronComputer } from './real-electron/electron-computer.ts';
import { type Front, openFront } from './servers/front.ts';
import { createSharedConsole, type SharedConsole } from './shared-console.ts';
import { standInComputer } from './stand-in/stand-in-computer.ts';

export type { Computer };
export { expect };

const MANIFEST = fileURLToPath(new URL('../../desktop-admin/package.json', import.meta.url));
export const { version } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as { version: string };

export interface HostOptions {
  /** The host of the console in this project. */
  host: 'stand-in' | 'electron';
}

type MakeComputer = (options?: ComputerOptions) => Promise<Computer>;

interface WorkerFixtures extends HostOptions {
  /** The shop's server, with its own media folder. */
  server: LibraryServer;
  /** The proxy between that server and all consoles of the worker. */
  line: Front;
  makeComputer: MakeComputer;
  /** The program's user data after it has been connected to the server and signed in. */
  keptSignIn: string;
  shared: SharedConsole;
}

interface Fixtures {
  /** Properties of the test's own computer that differ from the defaults. */
  computerOptions: ComputerOptions;
  /** Complaints allowed in this test; tests that provoke some add them. */
  expectedComplaints: RegExp[];
  /** The proxy, with nothing asked of it yet: the console has sent no requests since. */
  front: Front;
  /** A computer on which the console has never been started. */
  computer: Computer;
  /** The console, started for the first time. */
  app: ConsoleApp;
  /** The same, connected and signed in: with its own session, which the test may end. */
  ownApp: ConsoleApp;
  /** A computer of the test's own on which the console has been connected and signed in, and is not running. */
  staffComputer: Computer;
  /** The computer on which `staffApp` runs. */
  desk: Computer;
  /**
   * The console of the worker, signed in and in the library. A test that leaves it with other settings, locked,
   * signed out or ended costs the next one a start.
   */
  staffApp: ConsoleApp;
  library: Library;
}

/**
 * Waits for the library; signs in first if the program asks for it, even shortly after the start: the user
 * name appears once the server has confirmed the session.
 */
export const untilInLibrary = async (page: Page): Promise<void> => {
  const signIn = page.getByLabel('Username');
  const library = page.getByRole('link', { name: 'Media Library' });
  const confirmed = page.getByRole('banner').getByText(libraryAdmin.username, { exact: true });
  // On a slow machine, a cold start takes most of a test.
  await expect(signIn.or(confirmed)).toBeVisible({ timeout: 60_000 });
  if (await signIn.isVisible()) await signInOn(page);
  await expect(confirmed).toBeVisible();
  await library.click();
  await expect(page.getByRole('heading', { name: 'Media Library' })).toBeVisible();
};

const expectNone = async (computer: Computer, expected: readonly RegExp[]) => {
  const unexpected = (await computer.complaints()).filter(
    (text) => !expected.some((pattern) => pattern.test(text)),
  );
  expect(unexpected).toEqual([]);
};

/** Leaves what the window had for screen readers when a test failed; a program that is gone has none. */
const attachPage = async (app: ConsoleApp, testInfo: TestInfo) => {
  if (testInfo.status === testInfo.expectedStatus || !app.isRunning) return;
  const body = await app.page.locator('body').ariaSnapshot();
  await testInfo.attach('page', { body, contentType: 'text/plain' });
};

/** Passes a computer to the test; unexpected complaints on it fail the test. */
const lend = async (
  computer: Computer,
  expected: readonly RegExp[],
  use: (computer: Computer) => Promise<void>,
) => {
  await use(computer);
  try {
    await expectNone(computer, expected);
  } finally {
    await computer.dispose();
  }
};

/** The console on its own computer, with a real server. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  host: ['stand-in', { option: true, scope: 'worker' }],
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
    async ({}, use) => {
      const server = await startLibraryServer({ LOGIN_RATE_LIMIT: '100000' });
      await use(server);
      await server.dispose();
    },
    { scope: 'worker' },
  ],
  line: [
    async ({ server }, use) => {
      const line = await openFront(server.origin);
      await use(line);
      await line.close();
    },
    { scope: 'worker' },
  ],
  makeComputer: [
    async ({ host, playwright }, use) => {
      if (host === 'electron') {
        await use((options) => electronComputer(options));
        return;
      }
      const browser = await playwright.chromium.launch(chromiumLaunch);
      await use((options) => standInComputer(browser, version, options));
      await browser.close();
    },
    { scope: 'worker' },
  ],
  keptSignIn: [
    async ({ makeComputer, line }, use) => {
      const computer = await makeComputer();
      const app = await computer.start();
      await connectTo(app.page, line.host);
      await signInOn(app.page);
      await expect(app.page.getByRole('heading', { level: 1, name: /^Today: / })).toBeVisible();
      await app.quit();
      await use(computer.userData);
      await computer.dispose();
    },
    { scope: 'worker' },
  ],
  shared: [
    async ({ makeComputer, keptSignIn }, use) => {
      const shared = createSharedConsole(() => makeComputer({ kept: keptSignIn }));
      await use(shared);
      await shared.end();
    },
    { scope: 'worker' },
  ],
  computerOptions: [{}, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
  expectedComplaints: async ({}, use) => use([]),
  front: async ({ line }, use) => {
    line.reset();
    await use(line);
    line.reset();
  },
  computer: async ({ makeComputer, computerOptions, expectedComplaints }, use) =>
    lend(await makeComputer(computerOptions), expectedComplaints, use),
  app: async ({ computer }, use, testInfo) => {
    const app = await computer.start();
    await use(app);
    await attachPage(app, testInfo);
  },
  ownApp: async ({ app, front }, use) => {
    await connectTo(app.page, front.host);
    await untilInLibrary(app.page);
    await use(app);
  },
  staffComputer: async ({ makeComputer, computerOptions, keptSignIn, expectedComplaints, front: _ }, use) =>
    lend(await makeComputer({ ...computerOptions, kept: keptSignIn }), expectedComplaints, use),
  desk: async ({ shared, expectedComplaints, front: _ }, use, testInfo) => {
    const { computer } = await shared.get();
    await use(computer);
    try {
      await expectNone(computer, expectedComplaints);
    } finally {
      if (testInfo.status !== testInfo.expectedStatus || !shared.isAsAtFirst()) await shared.end();
    }
  },
  staffApp: async ({ desk: _, shared, front }, use, testInfo) => {
    const { app } = await shared.get();
    await app.forget();
    const { page } = app;
    await page.unrouteAll();
    await page.evaluate(() => sessionStorage.clear());
    await page.evaluate(() => localStorage.clear());
    await page.goto(new URL('/admin/media', page.url()).href);
    await untilInLibrary(page);
    front.seen.length = 0;
    await use(app);
    await attachPage(app, testInfo);
  },
  library: async ({ staffApp: app, desk, server }, use) => {
    const { page } = app;
    const { token } = await server.signIn();
    await use({
      page,
      folder: server.folder,
      origin: server.origin,
      open: async (query = '') => {
        await page.goto(new URL(`/admin/media${query}`, page.url()).href);
        await expect(page.getByRole('heading', { name: 'Media Library' })).toBeVisible();
      },
      clipboard: app.clipboardText,
      save: async (begin) => {
        const folder = mkdtempSync(path.join(desk.home, 'saved-'));
        const before = (await app.proposals()).length;
        // The user accepts the proposed file name, which is only known afterwards.
        const place = path.join(folder, 'saved');
        await app.queueSavePath(place);
        await begin();
        await expect.poll(() => existsSync(place)).toBe(true);
        const proposed = (await app.proposals())[before] ?? '';
        return { name: path.basename(proposed), bytes: readFileSync(place) };
      },
    });
    await expectRestored(server, token);
  },
});
