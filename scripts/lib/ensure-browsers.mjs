import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { findChromium, findFirefox } from './find-browsers.mjs';
import { installBySystem } from './install-by-system.mjs';
import { run, runBin } from './run.mjs';
import { StepError, step } from './step.mjs';

/**
 * Path of a Chromium that starts: an installed one, otherwise Playwright's, otherwise the system's package.
 * @throws StepError when none can be installed
 */
export const ensureChromium = async () => {
  const installed = findChromium();
  if (await starts(installed)) return installed;
  const own = chromium.executablePath();
  if (await starts(own)) return own;
  await step('Fetching Chromium', () => runBin('@playwright/test', 'playwright', ['install', 'chromium']));
  if (await starts(own)) return own;
  for (const name of ['chromium-headless-shell', 'chromium']) {
    await step(`Installing ${name} by the system’s package manager`, () => installBySystem(name));
    const packaged = findChromium();
    if (await starts(packaged)) return packaged;
  }
  throw new StepError('No Chromium could be found or installed. Install one and set CHROMIUM_PATH to it.');
};

/**
 * Path of a Firefox that starts: an installed one, otherwise the system's package. Undefined when none can be
 * installed: its tests are then skipped. Playwright's own build differs from the Firefox that people use.
 */
export const ensureFirefox = async () => {
  const installed = findFirefox();
  if (await starts(installed)) return installed;
  await step('Installing Firefox by the system’s package manager', () => installBySystem('firefox-esr'));
  const packaged = findFirefox();
  return (await starts(packaged)) ? packaged : undefined;
};

/** A downloaded browser may lack system libraries, so it is not enough that the file exists. */
const starts = async (file) => {
  if (file === undefined || !existsSync(file)) return false;
  // On Windows `--version` opens a window instead of printing.
  if (process.platform === 'win32') return true;
  return (await run(file, ['--version', '--no-sandbox'], { quiet: true })).code === 0;
};
