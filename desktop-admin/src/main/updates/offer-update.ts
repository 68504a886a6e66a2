import type { Log } from '../log/log.ts';

/** What of electron-updater is used. */
export interface Updater {
  checkForUpdates(): Promise<{
    readonly isUpdateAvailable: boolean;
    readonly updateInfo: { readonly version: string };
  } | null>;
  downloadUpdate(): Promise<unknown>;
  quitAndInstall(): void;
}

interface OfferDeps {
  readonly updater: Updater;
  /** Asks yes (true) or later. */
  readonly agrees: (message: string, detail: string, yes: string) => Promise<boolean>;
  /** Called before the program is ended for the installation. */
  readonly beforeInstall: () => void;
  readonly log: Log;
}

/**
 * Looks for a new version and, step by step, does what the person agrees to; nothing is downloaded or
 * installed otherwise. Who says later is asked again at the next start. Failures are for the log only:
 * nobody has asked for anything.
 */
export const createUpdateOffer = ({
  updater,
  agrees,
  beforeInstall,
  log,
}: OfferDeps): (() => Promise<void>) => {
  let isAsking = false;
  let postponed: string | undefined;

  const offer = async () => {
    const found = await updater.checkForUpdates();
    if (!found?.isUpdateAvailable || found.updateInfo.version === postponed) return;
    const { version } = found.updateInfo;
    postponed = version;
    const wanted = await agrees(
      `Version ${version} of this program is there.`,
      'It is fetched from the shop’s server while you go on working.',
      'Download',
    );
    if (!wanted) return;
    await updater.downloadUpdate();
    const now = await agrees(
      `Version ${version} is ready to be installed.`,
      'The program ends for it and starts again by itself.',
      'Install and restart',
    );
    if (!now) return;
    beforeInstall();
    updater.quitAndInstall();
  };

  return async () => {
    if (isAsking) return;
    isAsking = true;
    try {
      await offer();
    } catch (error) {
      log.error('Looking for a new version failed.', error);
    } finally {
      isAsking = false;
    }
  };
};
