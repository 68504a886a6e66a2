import { existsSync } from 'node:fs';
import path from 'node:path';
import { run } from '../../scripts/lib/run.mjs';

// The headless one first: without the browser's own windows it needs a seventh less processor time.
const chromiumNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'chrome',
];

const chromiumPlaces = {
  linux: ['/usr/lib/chromium/chromium', '/opt/google/chrome/chrome', '/snap/bin/chromium'],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ],
  win32: ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].map((variable) =>
    path.join(process.env[variable] ?? 'C:\\', 'Google', 'Chrome', 'Application', 'chrome.exe'),
  ),
};

const firefoxPlaces = {
  linux: ['/usr/lib/firefox-esr/firefox-esr', '/usr/lib/firefox/firefox'],
  darwin: ['/Applications/Firefox.app/Contents/MacOS/firefox'],
  win32: [path.join(process.env.ProgramFiles ?? 'C:\\', 'Mozilla Firefox', 'firefox.exe')],
};

/** An installed Chromium or Chrome: CHROMIUM_PATH, the search path, then the usual locations. */
export const findChromium = () => find(process.env.CHROMIUM_PATH, chromiumNames, chromiumPlaces);

/** An installed Firefox: FIREFOX_PATH, the search path, then the usual locations. */
export const findFirefox = () => find(process.env.FIREFOX_PATH, ['firefox-esr', 'firefox'], firefoxPlaces);

/** Whether the program starts: a downloaded browser may lack system libraries, so it is not enough that it exists. */
export const browserStarts = async (file) => {
  if (file === undefined || !existsSync(file)) return false;
  // On Windows `--version` opens a window instead of printing.
  if (process.platform === 'win32') return true;
  return (await run(file, ['--version', '--no-sandbox'], { quiet: true })).code === 0;
};

const find = (chosen, names, places) => {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const suffix = process.platform === 'win32' ? '.exe' : '';
  return [
    chosen,
    ...names.flatMap((name) => folders.map((folder) => path.join(folder, name + suffix))),
    ...(places[process.platform] ?? []),
  ].find((place) => place !== undefined && place !== '' && existsSync(place));
};
