import type { Page } from '@playwright/test';
import { test as base, expect } from './site-test.ts';

export { expect };

/** The first admin of the server under test (playwright.config.ts). */
const admin = { username: 'admin', password: 'browser tests only' };

interface Session {
  readonly token: string;
  readonly expiresAt: string;
}

/**
 * The portal in one window of its host. The tests use only this and the page's roles and labels, so that they
 * can run against other hosts.
 */
export interface PortalWindow {
  readonly page: Page;
  /** Loads a path of the portal, like a link or a bookmark. */
  open(url: string): Promise<void>;
  /** Waits until the portal is at this path and query. */
  expectUrl(url: string): Promise<void>;
  /** The values that the host stores under the two keys of the session. */
  stored(): Promise<Record<'adminToken' | 'adminTokenExpiry', string | null>>;
  /** Stores a session, or removes it, before the portal is opened. */
  store(session: Partial<Session> | undefined): Promise<void>;
  /** Fills in the form and submits it. */
  signIn(credentials?: { username: string; password: string }): Promise<void>;
  /** Another window of the same host, with the same storage. */
  another(): Promise<PortalWindow>;
}

interface PortalFixtures {
  /** Whether the first admin is signed in. */
  signedIn: boolean;
  portal: PortalWindow;
  /** Opens a session on the server, as if signing in on another device. */
  openSession: () => Promise<Session>;
}

const browserWindow = (page: Page, origin: string): PortalWindow => ({
  page,
  open: async (url) => void (await page.goto(url)),
  expectUrl: (url) => expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe(url),
  stored: () =>
    page.evaluate(() => ({
      adminToken: localStorage.getItem('adminToken'),
      adminTokenExpiry: localStorage.getItem('adminTokenExpiry'),
    })),
  store: async ({ token, expiresAt } = {}) => {
    const stored = { adminToken: token, adminTokenExpiry: expiresAt };
    const localStorage = Object.entries(stored).flatMap(([name, value]) =>
      value === undefined ? [] : [{ name, value }],
    );
    const cookies = await page.context().cookies();
    await page.context().setStorageState({ cookies, origins: [{ origin, localStorage }] });
  },
  signIn: async ({ username, password } = admin) => {
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
  },
  another: async () => browserWindow(await page.context().newPage(), origin),
});

export const test = base.extend<PortalFixtures>({
  signedIn: [true, { option: true }],
  portal: async ({ page, baseURL, signedIn, openSession }, use) => {
    if (baseURL === undefined) throw new Error('The portal needs the address of a server.');
    const portal = browserWindow(page, baseURL);
    if (signedIn) await portal.store(await openSession());
    await use(portal);
  },
  openSession: async ({ request }, use) =>
    use(async () => {
      const response = await request.post('/api/admin/login', { data: admin });
      expect(response.status()).toBe(200);
      return (await response.json()) as Session;
    }),
});
