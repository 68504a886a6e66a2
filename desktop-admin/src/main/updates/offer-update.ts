import type { Log } from '../log.ts';

/** The parts of electron-updater that are used. */
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
  /** Asks for confirmation; resolves with true for yes, false for later. */
  readonly agrees: (message: string, detail: string, yes: string) => Promise<boolean>;
  /** Shows a message without a choice. */
  readonly say: (message: string, detail: string) => Promise<void>;
  /** Called before the program quits for the installation. */
  readonly beforeInstall: () => void;
  readonly log: Log;
}

/**
 * Checks for a new version and does, step by step, what the user agrees to; otherwise nothing is downloaded
 * or installed. After 'later' the user is asked again at the next start. A failed check is only logged,
 * because the user did not request it; a failed download that the user agreed to is reported.
 */
export const createUpdateOffer = ({
  updater,
  agrees,
  say,
  beforeInstall,
  log,
}: OfferDeps): (() => Promise<void>) => {
  let isAsking = false;
  let postponed: string | undefined;

  const download = async (version: string): Promise<boolean> => {
    try {
      await updater.downloadUpdate();
      return true;
    } catch (error) {
      log.error('Downloading a new version failed.', error);
      postponed = undefined;
      await say(
        `Version ${version} could not be downloaded.`,
        'Nothing has changed on this computer. Check the connection; you will be asked again tomorrow, or when the console is restarted.',
      );
      return false;
    }
  };

  const offer = async () => {
    const found = await updater.checkForUpdates();
    if (!found?.isUpdateAvailable || found.updateInfo.version === postponed) return;
    const { version } = found.updateInfo;
    postponed = version;
    const accepted = await agrees(
      `Version ${version} is available.`,
      'It is downloaded from the shop’s server while you keep working.',
      'Download',
    );
    if (!accepted) return;
    if (!(await download(version))) return;
    const now = await agrees(
      `Version ${version} is ready to install.`,
      'The program closes to install it, then starts again.',
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
      log.error('Checking for a new version failed.', error);
    } finally {
      isAsking = false;
    }
  };
};
