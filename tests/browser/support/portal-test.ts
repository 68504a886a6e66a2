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
 * The portal in one window of its host. The cases use this and the page's roles and labels only, so
 * that the same ones can run against another host.
 */
export interface PortalWindow {
  readonly page: Page;
  /** Opens a place of the portal anew, as a link or a bookmark does. */
  open(place: string): Promise<void>;
  /** Waits until the portal is at this place, path and query. */
  expectPlace(place: string): Promise<void>;
  /** What the host keeps under the two keys of the session. */
  stored(): Promise<Record<'adminToken' | 'adminTokenExpiry', string | null>>;
  /** Puts a session there, or nothing, before the portal is opened. */
  store(session: Partial<Session> | undefined): Promise<void>;
  /** Fills in the form and sends it. */
  signIn(credentials?: { username: string; password: string }): Promise<void>;
  /** Another window of the same host, with the same storage. */
  another(): Promise<PortalWindow>;
}

interface PortalFixtures {
  /** A window that nobody has signed in to. */
  portal: PortalWindow;
  /** Opens a session on the server, as signing in elsewhere does. */
  openSession: () => Promise<Session>;
}

const browserWindow = (page: Page): PortalWindow => ({
  page,
  open: async (place) => void (await page.goto(place)),
  expectPlace: (place) =>
    expect.poll(() => new URL(page.url()).pathname + new URL(page.url()).search).toBe(place),
  stored: () =>
    page.evaluate(() => ({
      adminToken: localStorage.getItem('adminToken'),
      adminTokenExpiry: localStorage.getItem('adminTokenExpiry'),
    })),
  store: async (session) => {
    // A page of the origin on which nothing of the portal runs.
    await page.route('**/storage-only', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<link rel="icon" href="data:,">' }),
    );
    await page.goto('/storage-only');
    await page.evaluate(({ token, expiresAt }) => {
      localStorage.clear();
      if (token !== undefined) localStorage.setItem('adminToken', token);
      if (expiresAt !== undefined) localStorage.setItem('adminTokenExpiry', expiresAt);
    }, session ?? {});
  },
  signIn: async ({ username, password } = admin) => {
    await page.getByLabel('Username').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
  },
  another: async () => browserWindow(await page.context().newPage()),
});

export const test = base.extend<PortalFixtures>({
  portal: async ({ page }, use) => use(browserWindow(page)),
  openSession: async ({ request }, use) =>
    use(async () => {
      const response = await request.post('/api/admin/login', { data: admin });
      expect(response.status()).toBe(200);
      return (await response.json()) as Session;
    }),
});
