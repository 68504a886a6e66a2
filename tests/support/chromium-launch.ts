import type { LaunchOptions } from '@playwright/test';
import { findChromium } from '../../scripts/lib/find-chromium.mjs';

const executablePath = findChromium();

/** How the tests start the Chromium of this machine: quiet, and without what a test does not need. */
export const chromiumLaunch: LaunchOptions = {
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
};
