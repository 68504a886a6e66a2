import { chromium } from '@playwright/test';
import { runBin } from '../../scripts/lib/run.mjs';
import { StepError, step } from '../../scripts/lib/step.mjs';
import { browserStarts, findChromium } from './find-browsers.mjs';
import { installBySystem } from './install-by-system.mjs';

/**
 * Path of a Chromium that starts: an installed one, otherwise Playwright's, otherwise the system's package.
 * @throws StepError when none can be installed
 */
export const ensureChromium = async () => {
  const installed = findChromium();
  if (await browserStarts(installed)) return installed;
  const own = chromium.executablePath();
  if (await browserStarts(own)) return own;
  await step('Fetching Chromium', () => runBin('@playwright/test', 'playwright', ['install', 'chromium']));
  if (await browserStarts(own)) return own;
  for (const name of ['chromium-headless-shell', 'chromium']) {
    await step(`Installing ${name} by the system’s package manager`, () => installBySystem(name));
    const packaged = findChromium();
    if (await browserStarts(packaged)) return packaged;
  }
  throw new StepError('No Chromium could be found or installed. Install one and set CHROMIUM_PATH to it.');
};
