import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { app } from 'electron';
import { version } from '../../../package.json' with { type: 'json' };
import { ask } from '../desktop/questions.ts';
import type { Log } from '../log.ts';
import type { MainWindow } from '../window/main-window.ts';
import { createUpdateOffer } from './offer-update.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

interface UpdatesDeps {
  readonly window: MainWindow;
  readonly beforeInstall: () => void;
  readonly log: Log;
}

export interface Updates {
  /** Checks at once, and answers in every case. */
  readonly check: () => Promise<void>;
}

/** Only packages built for updates have the address of new versions; all others never load the updater. */
const looksForUpdates = (): boolean =>
  app.isPackaged && existsSync(join(process.resourcesPath, 'app-update.yml'));

const createOffer = async ({ window, beforeInstall, log }: UpdatesDeps) => {
  const { default: updaters } = await import('electron-updater');
  const updater = updaters.autoUpdater;
  updater.autoDownload = false;
  updater.autoInstallOnAppQuit = false;
  updater.logger = log;
  return createUpdateOffer({
    updater,
    current: version,
    agrees: async (message, detail, yes) =>
      (await ask(window.browserWindow(), { type: 'question', message, detail, buttons: [yes, 'Later'] })) ===
      0,
    say: async (type, message, detail) => {
      await ask(window.browserWindow(), { type, message, detail, buttons: ['OK'] });
    },
    beforeInstall,
    log,
  });
};

/** Checks for new versions at the start, once a day, and on request. */
export const startUpdates = (deps: UpdatesDeps): Updates => {
  const { window, log } = deps;
  const offer = looksForUpdates() ? createOffer(deps) : undefined;
  const checkQuietly = () => {
    offer
      ?.then((run) => run({ isRequested: false }))
      .catch((error: unknown) => log.error('Cannot check for updates.', error));
  };
  if (offer) setInterval(checkQuietly, DAY_MS);
  checkQuietly();
  return {
    check: async () => {
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
