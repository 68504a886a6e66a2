import { defineConfig } from '@playwright/test';
import type { HostOptions } from './console-test.ts';

/** The console's cases, on the stand-in for `electron` and, where its binary is, on Electron itself. */
export default defineConfig<object, HostOptions>({
  testDir: '.',
  outputDir: '../../test-results/console',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // A shared machine stalls at times: there a case may pass at the second try, and `npm test` names it.
  retries: process.env.CI ? 1 : 0,
  // Bounds for a slow shared machine; a test that passes never waits for them.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: { screenshot: 'only-on-failure' },
  projects: [
    { name: 'stand-in', use: { host: 'stand-in' }, testIgnore: '**/real-electron/**' },
    // What speaks to main as a window that was taken over could is the stand-in's alone.
    {
      name: 'electron',
      use: { host: 'electron' },
      testIgnore: '**/stand-in/**',
      // One clipboard, one focus, one screen: programs side by side would take them from each other.
      workers: 1,
      // A cold start of Electron on a slow machine is most of a case.
      timeout: 180_000,
    },
  ],
});
