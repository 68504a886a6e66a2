import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { app } from 'electron';
import { ask } from '../desktop/questions.ts';
import type { Log } from '../log.ts';
import type { MainWindow } from '../window/main-window.ts';
import { createUpdateOffer } from './offer-update.ts';

const DAY = 24 * 60 * 60 * 1000;

interface UpdatesDeps {
  readonly window: MainWindow;
  readonly beforeInstall: () => void;
  readonly log: Log;
}

/**
 * Checks for new versions at the start and once a day, in packages built for updates (those with an
 * app-update.yml); all others never load the updater.
 */
export const startUpdates = async ({ window, beforeInstall, log }: UpdatesDeps): Promise<void> => {
  if (!app.isPackaged || !existsSync(join(process.resourcesPath, 'app-update.yml'))) return;
  const { default: updaters } = await import('electron-updater');
  const updater = updaters.autoUpdater;
  updater.autoDownload = false;
  updater.autoInstallOnAppQuit = false;
  updater.logger = log;
  const offer = createUpdateOffer({
    updater,
    agrees: async (message, detail, yes) =>
      (await ask(window.browserWindow(), { type: 'question', message, detail, buttons: [yes, 'Later'] })) ===
      0,
    say: async (message, detail) => {
      await ask(window.browserWindow(), { type: 'error', message, detail, buttons: ['OK'] });
    },
    beforeInstall,
    log,
  });
  setInterval(offer, DAY);
  await offer();
};
