import { expect, test, vi } from 'vitest';
import { loggedLines } from '../../../../tests/support/logged-lines.ts';
import { createUpdateOffer } from './offer-update.ts';

const scene = (answers: boolean[], isUpdateAvailable = true) => {
  const steps: string[] = [];
  const step = (name: string) => void steps.push(name);
  const downloadUpdate = vi.fn(async () => step('download'));
  const checkForUpdates = vi.fn(async () => ({ isUpdateAvailable, updateInfo: { version: '1.1.0' } }));
  const { lines, log } = loggedLines();
  const offer = createUpdateOffer({
    updater: {
      checkForUpdates,
      downloadUpdate,
      quitAndInstall: () => step('install'),
    },
    agrees: async (_message, _detail, yes) => {
      step(`asked: ${yes}`);
      return answers.shift() ?? false;
    },
    say: async (message) => step(`said: ${message}`),
    beforeInstall: () => step('closing'),
    log,
  });
  return { steps, lines, offer, checkForUpdates, downloadUpdate };
};

test('downloads when the person agrees, and installs when they agree again', async () => {
  const { steps, offer } = scene([true, true]);
  await offer();
  expect(steps).toEqual(['asked: Download', 'download', 'asked: Install and restart', 'closing', 'install']);
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
  const { steps, offer } = scene([true], false);
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
