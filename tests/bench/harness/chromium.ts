import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const inPath = (): string | undefined =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .flatMap((folder) => NAMES.map((name) => path.join(folder, name)))
    .find((file) => existsSync(file));

/** The browser to measure with: CHROMIUM_PATH, else an installed one, else Playwright's own. */
export const chromiumPath = (): string => process.env.CHROMIUM_PATH ?? inPath() ?? chromium.executablePath();

/** What it calls itself, e.g. `Chromium 140.0.7339.80`. */
export const chromiumVersion = (): string =>
  execFileSync(chromiumPath(), ['--version', '--no-sandbox'], { encoding: 'utf8' }).trim();

/** Quiet and without a sandbox, so that it runs in a container as well. */
export const chromiumFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
