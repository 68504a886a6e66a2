import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import type { HostOptions } from './console-test.ts';
import { whyNoElectron } from './real-electron/electron-binary.ts';

const NOT_HERE = '**/real-electron/not-here.spec.ts';
const hasElectron = whyNoElectron() === undefined;

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
  // Limits for a slow shared machine, where a start of the program takes most of a test; a passing one never waits for
  // them.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  use: { screenshot: 'only-on-failure' },
  projects: [
    { name: 'stand-in', use: { host: 'stand-in' }, testIgnore: '**/real-electron/**' },
    // Tests that send messages to the main process like a compromised window only run with the stand-in.
    {
      name: 'electron',
      use: { host: 'electron' },
      // Where it cannot run, one skipped case says so instead of each of them.
      ...(hasElectron ? { testIgnore: ['**/stand-in/**', NOT_HERE] } : { testMatch: NOT_HERE }),
      // There is only one clipboard, focus and screen, which concurrent programs would take from each other.
      workers: 1,
    },
  ],
});
