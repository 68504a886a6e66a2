import { execFileSync } from 'node:child_process';
import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags } from '../../support/chromium-flags.ts';

/** The browser to measure with; scripts/bench.mjs has found or fetched one. */
export const chromiumPath = (): string => {
  const file = process.env.CHROMIUM_PATH;
  if (!file) throw new Error('CHROMIUM_PATH names no browser: run `npm run bench`.');
  return file;
};

/** What it calls itself, e.g. `Chromium 140.0.7339.80`. */
export const chromiumVersion = (): string =>
  execFileSync(chromiumPath(), ['--version', '--no-sandbox'], { encoding: 'utf8' }).trim();

/** Starts it, hands it to `use`, closes it. */
export const withBrowser = async <Result>(use: (browser: Browser) => Promise<Result>): Promise<Result> => {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
};
