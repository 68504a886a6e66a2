import { rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { inRoot } from './scripts/lib/paths.mjs';
import { chromiumLaunch, firefoxLaunch } from './tests/support/browser-launch.ts';

const port = process.env.BROWSER_TEST_PORT ?? '4173';
const baseURL = `http://localhost:${port}`;
const dataFolder = inRoot('.build', `browser tests ${port}`);
// Workers load this file too, when the server already uses the folder.
if (process.env.TEST_WORKER_INDEX === undefined) rmSync(dataFolder, { recursive: true, force: true });

export default defineConfig({
  testDir: 'tests/browser',
  globalSetup: './tests/browser/build-server-here.ts',
  outputDir: 'test-results',
  // Built already.
  build: { external: ['**/.build/**', '**/server/dist/**'] },
  fullyParallel: true,
  workers: availableParallelism(),
  forbidOnly: true,
  // Limits for a slow shared machine; a passing test never waits for them.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL,
    // Recording a trace of every test would take a quarter of the time; `--trace on` records them.
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'chromium',
      testIgnore: '**/firefox/**',
      use: { browserName: 'chromium', launchOptions: chromiumLaunch },
    },
    // Hydration, and input, submissions and menus meanwhile. Over WebDriver BiDi, Playwright cannot disable
    // JavaScript.
    ...(process.env.TEST_ALL
      ? [
          {
            name: 'firefox',
            grep: /@firefox/,
            use: { browserName: 'firefox' as const, launchOptions: firefoxLaunch },
          },
        ]
      : []),
  ],
  webServer: {
    command: 'node scripts/start.mjs',
    url: `${baseURL}/api/health`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: port,
      SITE_URL: baseURL,
      DATA_DIR: dataFolder,
      FORM_RATE_LIMIT: '100000',
      LOGIN_RATE_LIMIT: '100000',
      ADMIN_USERNAME: 'admin',
      ADMIN_PASSWORD: 'browser tests only',
      LOG_LEVEL: 'warn',
    },
  },
});
