import { execFileSync } from 'node:child_process';
import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags } from '../../support/chromium-flags.ts';

/** The browser for measurements; found or installed by tests/run/bench.mjs. */
export const chromiumPath = (): string => {
  const file = process.env.CHROMIUM_PATH;
  if (!file) throw new Error('CHROMIUM_PATH names no browser: run `npm run bench`.');
  return file;
};

/** Its name and version, e.g. `Chromium 140.0.7339.80`. */
export const chromiumVersion = (): string =>
  execFileSync(chromiumPath(), ['--version', '--no-sandbox'], { encoding: 'utf8' }).trim();

/** Launches the browser, passes it to `use`, and closes it. */
export const withBrowser = async <Result>(use: (browser: Browser) => Promise<Result>): Promise<Result> => {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
};
