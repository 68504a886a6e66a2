import { EventEmitter } from 'node:events';
import type { BrowserWindow } from 'electron';
import { expect, test, vi } from 'vitest';
import { onPlatform, withElectron } from '../../../../tests/support/fake-electron.ts';
import { loggedLines } from '../../../../tests/support/logged-lines.ts';

interface Question {
  readonly message: string;
  readonly detail: string;
  readonly buttons: readonly string[];
}

const openExternal = vi.fn<(address: string) => Promise<void>>();
const ask = vi.fn<(window: unknown, question: Question) => Promise<number>>();
const { createUpdateOffer } = await withElectron({ shell: { openExternal } }, () => {
  vi.doMock('../desktop/questions.ts', () => ({ ask }));
  return import('./offer-update.ts');
});

const { log } = await import('../log.ts');

interface Settings {
  readonly releaseNotes?: string;
  readonly isUpdateAvailable?: boolean;
  /** The folder of an installed .deb's installers. */
  readonly folder?: string;
  readonly files?: { url: string }[];
  /** The person keeps the window open, since files are being uploaded. */
  readonly keepsOpen?: boolean;
}

const FILES = [{ url: 'console-1.1.0.AppImage' }, { url: 'console-1.1.0.deb' }];

const scene = (
  answers: boolean[],
  { isUpdateAvailable = true, releaseNotes, folder, files = FILES, keepsOpen = false }: Settings = {},
) => {
  const steps: string[] = [];
  const details: string[] = [];
  const step = (name: string) => void steps.push(name);
  const downloadUpdate = vi.fn(async () => step('download'));
  const checkForUpdates = vi.fn(async () => ({
    isUpdateAvailable,
    updateInfo: { version: '1.1.0', files, releaseNotes: releaseNotes ?? null },
  }));
  const lines = loggedLines(log);
  // As in the library, which logs errors itself.
  const updater = new EventEmitter().on('error', () => {});
  let isQuitting = false;
  let last: (() => void) | undefined;
  const quitting = {
    isQuitting: () => isQuitting,
    begin: (install?: () => void) => {
      isQuitting = true;
      last = install;
      step('closing');
    },
    cancel: () => {
      isQuitting = false;
      step('staying');
    },
  };
  openExternal.mockImplementation(async (address) => step(`opened: ${address}`));
  ask.mockImplementation(async (_window, { message, detail, buttons: [yes, later] }) => {
    if (later === undefined) step(`said: ${message}`);
    else {
      details.push(detail);
      step(`asked: ${yes}`);
    }
    return later !== undefined && answers.shift() ? 0 : 1;
  });
  const offer = createUpdateOffer({
    updater: Object.assign(updater, {
      checkForUpdates,
      downloadUpdate,
      quitAndInstall: () => step('install'),
    }) as unknown as Parameters<typeof createUpdateOffer>[0]['updater'],
    installers: folder,
    window: {
      browserWindow: () => ({ close: () => (keepsOpen ? quitting.cancel() : last?.()) }) as BrowserWindow,
      show: () => step('shown'),
    },
    quitting,
  });
  const check = () => offer({ isRequested: true });
  return {
    steps,
    details,
    lines,
    updater,
    quitting,
    offer: () => offer({ isRequested: false }),
    check,
    checkForUpdates,
    downloadUpdate,
  };
};

test('downloads when the person agrees, and installs when they agree again', async () => {
  const { steps, offer } = scene([true, true]);
  await offer();
  expect(steps).toEqual(['asked: Download', 'download', 'asked: Install and restart', 'closing', 'install']);
});

test('what could not be installed is said, the program goes on, and the next day asks anew', async () => {
  const { steps, offer, updater } = scene([true, true, false]);
  await offer();
  updater.emit('error', new Error('Read-only file system'));
  expect(steps.slice(-4)).toEqual(['install', 'staying', 'shown', 'said: Version 1.1.0 was not installed.']);
  updater.emit('error', new Error('net::ERR_FAILED'));
  await offer();
  expect(steps.at(-1)).toBe('asked: Download');
});

test.each([
  ['linux', 'staying'],
  ['win32', 'staying'],
  // Its updater closes the window itself, and waits.
  ['darwin', 'install'],
] as const)('on %s nothing is installed while somebody continues an upload', async (system, last) => {
  onPlatform(system);
  const { steps, offer, updater, quitting } = scene([true, true], { keepsOpen: true });
  await offer();
  expect(steps.slice(-2)).toEqual(['closing', last]);
  quitting.cancel();
  updater.emit('error', new Error('net::ERR_FAILED'));
  expect(steps.at(-1)).toBe('staying');
});

test.each([
  ['console-1.1.0.deb', 'console-1.1.0.deb'],
  ['https://elsewhere.example/x.deb', 'https%3A%2F%2Felsewhere.example%2Fx.deb'],
])('who cannot install it is told where %s is, in the shop’s own folder', async (url, name) => {
  const settings = { folder: 'https://shop.example.com/desktop', files: [{ url: 'x.AppImage' }, { url }] };
  const { steps, details, offer } = scene([true], settings);
  const address = `https://shop.example.com/desktop/${name}`;
  await offer();
  expect(steps).toEqual(['asked: Download', `opened: ${address}`]);
  expect(details[0]).toContain(address);
});

test('nothing is downloaded for who says later, and they are not asked again in this run', async () => {
  const { steps, offer } = scene([false, true]);
  await offer();
  await offer();
  expect(steps).toEqual(['asked: Download']);
});

test('nothing is installed for who says later then', async () => {
  const { steps, offer } = scene([true, false]);
  await offer();
  expect(steps).toEqual(['asked: Download', 'download', 'asked: Install and restart']);
});

test('nobody is asked when there is nothing new', async () => {
  const { steps, offer } = scene([true], { isUpdateAvailable: false });
  await offer();
  expect(steps).toEqual([]);
});

test('a search that fails is for the log, and the next day asks anew', async () => {
  const { steps, lines, offer, checkForUpdates } = scene([false]);
  checkForUpdates.mockRejectedValueOnce(new Error('net::ERR_FAILED'));
  await offer();
  expect(lines).toEqual(['Checking for a new version failed.']);
  await offer();
  expect(steps).toEqual(['asked: Download']);
});

test('a download that fails is said, nothing is installed, and the next day asks anew', async () => {
  const { steps, lines, offer, downloadUpdate } = scene([true, true, false]);
  downloadUpdate.mockRejectedValueOnce(new Error('net::ERR_CONNECTION_RESET'));
  await offer();
  expect(steps).toEqual(['asked: Download', 'said: Version 1.1.0 could not be downloaded.']);
  expect(lines).toEqual(['Downloading a new version failed.']);
  await offer();
  expect(steps.slice(2)).toEqual(['asked: Download', 'download', 'asked: Install and restart']);
});

test('whoever asks is told that there is nothing new, or why nobody knows', async () => {
  const { steps, check, checkForUpdates } = scene([], { isUpdateAvailable: false });
  await check();
  checkForUpdates.mockRejectedValueOnce(new Error('net::ERR_NAME_NOT_RESOLVED'));
  await check();
  expect(steps).toEqual([
    'said: This is the newest version.',
    'said: The console could not check for new versions.',
  ]);
});

test('whoever asks is asked again after ‘later’, with what is new', async () => {
  const { steps, details, offer, check } = scene([false, false], { releaseNotes: '- Links' });
  await offer();
  await check();
  expect(steps).toEqual(['asked: Download', 'asked: Download']);
  expect(details[1]).toBe('- Links\n\nIt is downloaded from the shop’s server while you keep working.');
});

test('a question that is open is not asked twice', async () => {
  const { steps, check } = scene([false]);
  await Promise.all([check(), check()]);
  expect(steps).toEqual(['asked: Download']);
});
