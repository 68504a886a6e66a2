import { test as base, expect, type Page } from '@playwright/test';
import { hasFirefox } from '../../support/browser-launch.ts';

export { expect };

/** Messages and errors that no page should cause; tests that provoke them announce them with `expected`. */
export interface Complaints {
  complain(text: string): void;
  /** Ignores matching complaints. */
  expected(pattern: RegExp): void;
  /** Ignores whatever comes from now on. */
  end(): void;
}

interface SiteFixtures {
  /**
   * Fails the test on console errors and warnings, uncaught errors, failed requests and responses from 400
   * up.
   */
  complaints: Complaints;
  /** Skips the tests for a browser that is not installed, or cannot do what they need. */
  able: boolean;
  /**
   * Whether videos play. By default the visitor has data saving on: decoding and painting a video without a
   * graphics card takes more CPU time than everything else in most tests.
   */
  films: boolean;
}

/** Of a visitor who has seen the wheel, so that it does not open automatically. */
const WHEEL_COOKIE = 'wheel_seen';

/** Error text of a request that the page itself has cancelled, in Chromium and Firefox. */
const ABORTED = ['net::ERR_ABORTED', 'NS_BINDING_ABORTED'];

const listen = (page: Page, scripts: boolean, complain: (text: string) => void) => {
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complain(`console: ${message.text()}`);
  });
  // Hydration mismatches and policy violations are reported here or on the console.
  page.on('pageerror', (error) => complain(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'failed';
    // Leaving a page cancels what it is still loading, mostly videos; without scripts, their requests are
    // refused.
    const isExpected = ABORTED.includes(reason) || (!scripts && reason === 'csp');
    if (!isExpected) complain(`request: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    const isPage = response.request().resourceType() === 'document';
    if (response.status() >= 400 && !isPage) complain(`answer: ${response.url()} ${response.status()}`);
  });
};

/** Runs in the page. Firefox has no `navigator.connection`. */
const saveData = () => {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
};

export const test = base.extend<SiteFixtures>({
  able: [
    async ({ browserName, javaScriptEnabled }, use) => {
      const isFirefox = browserName === 'firefox';
      base.skip(isFirefox && !hasFirefox, 'There is no Firefox on this machine.');
      base.skip(isFirefox && javaScriptEnabled === false, 'WebDriver BiDi cannot switch scripts off.');
      await use(true);
    },
    { auto: true },
  ],
  films: [false, { option: true }],
  context: async ({ context, films, baseURL }, use) => {
    if (!films) await context.addInitScript(saveData);
    if (baseURL) await context.addCookies([{ name: WHEEL_COOKIE, value: '1', url: baseURL }]);
    await use(context);
  },
  page: async ({ page, javaScriptEnabled, complaints }, use) => {
    listen(page, javaScriptEnabled !== false, complaints.complain);
    await use(page);
    // What is still on its way after the last act is nobody's fault.
    complaints.end();
    // A response that a test has held back may still be on its way when the page closes.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from it
  complaints: async ({}, use) => {
    const messages: string[] = [];
    const allowed: RegExp[] = [];
    let hasEnded = false;
    await use({
      complain: (text) => {
        if (!hasEnded) messages.push(text);
      },
      expected: (pattern) => void allowed.push(pattern),
      end: () => {
        hasEnded = true;
      },
    });
    expect(messages.filter((text) => !allowed.some((pattern) => pattern.test(text)))).toEqual([]);
  },
});
