import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { app } from 'electron';
import { version } from '../../../package.json' with { type: 'json' };
import { ask } from '../desktop/questions.ts';
import { log } from '../log.ts';
import type { Quitting } from '../program-events.ts';
import type { MainWindow } from '../window/main-window.ts';
import { createUpdateOffer } from './offer-update.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

interface UpdatesDeps {
  readonly window: MainWindow;
  readonly quitting: Quitting;
}

/** Only packages built for updates have the address of new versions; all others never load the updater. */
const updateSettings = (): string => join(process.resourcesPath, 'app-update.yml');
const looksForUpdates = (): boolean => app.isPackaged && existsSync(updateSettings());

/** Of an installed .deb, which the updater would install as root, with the program standing still meanwhile. */
const findInstallers = (): string | undefined => {
  const isDeb = process.platform === 'linux' && process.env.APPIMAGE === undefined;
  return isDeb ? /^url: (.+)$/m.exec(readFileSync(updateSettings(), 'utf8'))?.[1] : undefined;
};

const createOffer = async (deps: UpdatesDeps) => {
  const { default: updaters } = await import('electron-updater');
  const updater = updaters.autoUpdater;
  updater.autoDownload = false;
  updater.autoInstallOnAppQuit = false;
  updater.logger = log;
  return createUpdateOffer({ ...deps, updater, installers: findInstallers() });
};

/** Checks for new versions at the start, once a day, and on request. */
export const startUpdates = (deps: UpdatesDeps) => {
  const { window } = deps;
  const offer = looksForUpdates() ? createOffer(deps) : undefined;
  const checkQuietly = () => {
    offer
      ?.then((run) => run({ isRequested: false }))
      .catch((error: unknown) => log.error('Cannot check for updates.', error));
  };
  let checkedAt = Date.now();
  const checkDaily = () => {
    if (Date.now() - checkedAt < DAY_MS) return;
    checkedAt = Date.now();
    checkQuietly();
  };
  // A timer of a day would stand still while the computer sleeps.
  if (offer) setInterval(checkDaily, HOUR_MS);
  checkQuietly();
  return {
    /** Checks at once, and answers in every case. */
    check: async (): Promise<void> => {
      window.show();
      const run = await offer;
      if (run) return run({ isRequested: true });
      await ask(window.browserWindow(), {
        type: 'info',
        message: 'This console does not look for new versions.',
        detail: `Version ${version} is installed. To update it, install a newer version over it.`,
        buttons: ['OK'],
      });
    },
  };
};

export type Updates = ReturnType<typeof startUpdates>;
