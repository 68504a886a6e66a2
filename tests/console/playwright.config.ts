import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import type { HostOptions } from './console-test.ts';

/**
 * The console's tests, with the stand-in for `electron` and, where its binary is installed, with Electron
 * itself.
 */
export default defineConfig<object, HostOptions>({
  testDir: '.',
  globalSetup: './bundled-stand-in.ts',
  outputDir: '../../test-results/console',
  fullyParallel: true,
  workers: availableParallelism(),
  forbidOnly: true,
  // Limits for a slow shared machine; a passing test never waits for them.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: { screenshot: 'only-on-failure' },
  projects: [
    { name: 'stand-in', use: { host: 'stand-in' }, testIgnore: '**/real-electron/**' },
    // Tests that send messages to the main process like a compromised window only run with the stand-in.
    {
      name: 'electron',
      use: { host: 'electron' },
      testIgnore: '**/stand-in/**',
      // There is only one clipboard, focus and screen, which concurrent programs would take from each other.
      workers: 1,
      // On a slow machine, a cold start of Electron takes most of a test.
      timeout: 180_000,
    },
  ],
});
