import type { LaunchOptions } from '@playwright/test';
import { findChromium } from '../../scripts/lib/find-chromium.mjs';
import { chromiumFlags } from './chromium-flags.ts';

const executablePath = findChromium();

/** How the tests start the Chromium of this machine. */
export const chromiumLaunch: LaunchOptions = {
  ...(executablePath === undefined ? {} : { executablePath }),
  args: chromiumFlags,
};
