import { shell } from 'electron';
import type { AppUpdater } from 'electron-updater';
import { version as current } from '../../../package.json' with { type: 'json' };
import { ask } from '../desktop/questions.ts';
import { log } from '../log.ts';
import type { Quitting } from '../program-events.ts';
import type { MainWindow } from '../window/main-window.ts';
import { releaseNotesText } from './release-notes.ts';

/** Codes of electron-updater for an update list that is missing, or that names nothing for this system. */
const NO_LIST = ['ERR_UPDATER_CHANNEL_FILE_NOT_FOUND', 'ERR_UPDATER_NO_FILES_PROVIDED'];

/** Why a check for new versions failed and what to do about it, in one sentence. */
const checkFailureSentence = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (NO_LIST.includes(code))
    return 'The server has no list of versions for this system: ask whoever looks after the console.';
  if (error instanceof Error && error.message.includes('net::ERR_'))
    return 'The server with the versions cannot be reached: check the connection, then try again.';
  return 'The server did not answer as expected: try again later, or show the log (Help ▸ Open log folder) to whoever looks after the console.';
};

interface OfferDeps {
  readonly updater: Pick<AppUpdater, 'checkForUpdates' | 'downloadUpdate' | 'once' | 'quitAndInstall'>;
  /** For a package that only an administrator can install: where its installers are. Their user gets the address. */
  readonly installers: string | undefined;
  readonly window: Pick<MainWindow, 'browserWindow' | 'show'>;
  readonly quitting: Quitting;
}

interface CheckOptions {
  /** The user has asked for it, and gets an answer in every case. */
  readonly isRequested: boolean;
}

const DOWNLOAD_SENTENCE = 'It is downloaded from the shop’s server while you keep working.';

/** The address of the .deb among the files of a version. The list names it and cannot lead to another server. */
const debAddress = (folder: string, files: readonly { readonly url: string }[]): string => {
  const name = (files.find(({ url }) => url.endsWith('.deb')) ?? files[0])?.url ?? '';
  return `${folder.replace(/\/*$/, '/')}${encodeURIComponent(name)}`;
};

/**
 * Checks for a new version and does, step by step, what the user agrees to; otherwise nothing is downloaded
 * or installed. After 'later' the user is asked again at the next start, or on request. A failed check that
 * nobody has requested is only logged; a failed download that the user agreed to is reported.
 */
export const createUpdateOffer = ({
  updater,
  installers,
  window,
  quitting,
}: OfferDeps): ((options: CheckOptions) => Promise<void>) => {
  let isAsking = false;
  let postponed: string | undefined;

  /** True for yes, false for later. */
  const agrees = async (message: string, detail: string, yes: string): Promise<boolean> =>
    (await ask(window.browserWindow(), { type: 'question', message, detail, buttons: [yes, 'Later'] })) === 0;
  const say = (type: 'info' | 'error', message: string, detail: string) =>
    ask(window.browserWindow(), { type, message, detail, buttons: ['OK'] });

  const download = async (version: string): Promise<boolean> => {
    try {
      await updater.downloadUpdate();
      return true;
    } catch (error) {
      log.error('Downloading a new version failed.', error);
      postponed = undefined;
      await say(
        'error',
        `Version ${version} could not be downloaded.`,
        'Nothing has changed on this computer. Check the connection; you will be asked again tomorrow, or when the console is restarted.',
      );
      return false;
    }
  };

  const install = (version: string) => {
    // Within the call, or later (macOS). If all goes well, the program ends instead.
    updater.once('error', () => {
      if (!quitting.isQuitting()) return;
      quitting.cancel();
      postponed = undefined;
      window.show();
      void say(
        'error',
        `Version ${version} was not installed.`,
        `Version ${current} goes on, and you will be asked again tomorrow. If it fails again, show the log (Help ▸ Open log folder) to whoever looks after the console.`,
      );
    });
    if (process.platform === 'darwin') {
      quitting.begin();
      updater.quitAndInstall();
    } else {
      // The installer would start at once, and end the program whatever its user then says about files being uploaded.
      quitting.begin(() => updater.quitAndInstall());
      window.browserWindow()?.close();
    }
  };

  const offer = async ({ isRequested }: CheckOptions) => {
    const found = await updater.checkForUpdates();
    if (!found?.isUpdateAvailable) {
      if (isRequested)
        await say('info', 'This is the newest version.', `Version ${current} of the console is installed.`);
      return;
    }
    const { version, files, releaseNotes } = found.updateInfo;
    if (version === postponed && !isRequested) return;
    postponed = version;
    const address = installers && debAddress(installers, files);
    const sentence = address
      ? `Its installer is ${address}. Installing it asks for an administrator.`
      : DOWNLOAD_SENTENCE;
    const notes = releaseNotesText(releaseNotes);
    const accepted = await agrees(
      `Version ${version} is available.`,
      notes === '' ? sentence : `${notes}\n\n${sentence}`,
      'Download',
    );
    if (!accepted) return;
    if (address) return shell.openExternal(address);
    if (!(await download(version))) return;
    const now = await agrees(
      `Version ${version} is ready to install.`,
      'The program closes to install it, then starts again.',
      'Install and restart',
    );
    if (now) install(version);
  };

  return async (options) => {
    // The question that is open already is the answer.
    if (isAsking) return;
    isAsking = true;
    try {
      await offer(options);
    } catch (error) {
      log.error('Checking for a new version failed.', error);
      if (options.isRequested)
        await say('error', 'The console could not check for new versions.', checkFailureSentence(error));
    } finally {
      isAsking = false;
    }
  };
};
