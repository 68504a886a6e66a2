import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/lib/find-chromium.mjs';

const port = process.env.BROWSER_TEST_PORT ?? '4173';
const baseURL = `http://localhost:${port}`;
// Workers load this file too and must find the folder the first one made.
process.env.BROWSER_TEST_DATA ??= mkdtempSync(join(tmpdir(), 'jeweler browser tests '));
const executablePath = findChromium();

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Bounds for a slow shared machine; a test that passes never waits for them.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: {
    baseURL,
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath === undefined ? {} : { executablePath }),
      args: [
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: 'node scripts/start.mjs',
    url: `${baseURL}/api/health`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: port,
      SITE_URL: baseURL,
      DATA_DIR: process.env.BROWSER_TEST_DATA,
      FORM_RATE_LIMIT: '100000',
      LOGIN_RATE_LIMIT: '100000',
      ADMIN_USERNAME: 'admin',
      ADMIN_PASSWORD: 'browser tests only',
      LOG_LEVEL: 'warn',
    },
  },
});
