import { defineConfig } from '@playwright/test';
import type { HostOptions } from './console-test.ts';

/** The console's cases, on the stand-in for `electron` and, where its binary is, on Electron itself. */
export default defineConfig<object, HostOptions>({
  testDir: '.',
  outputDir: '../../test-results/console',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Bounds for a slow shared machine; a test that passes never waits for them.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: { screenshot: 'only-on-failure' },
  projects: [
    { name: 'stand-in', use: { host: 'stand-in' } },
    // What speaks to main as a window that was taken over could is the stand-in's alone.
    { name: 'electron', use: { host: 'electron' }, testIgnore: '**/stand-in/**' },
  ],
});
