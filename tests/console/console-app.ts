import { expect, type Page } from '@playwright/test';
import type { Keyring, MenuEntry, SenderInfo, UserFunctions } from './electron-double/protocol.ts';

export type { MenuEntry, SenderInfo as SenderFacts };

type Asked = {
  [Name in keyof UserFunctions]: (
    ...args: Parameters<UserFunctions[Name]>
  ) => Promise<Awaited<ReturnType<UserFunctions[Name]>>>;
};

/**
 * The console running on a computer, with either host: the stand-in for `electron`, or Electron itself. The
 * tests use only this and the page's roles and labels.
 */
export interface ConsoleApp extends Asked {
  /** The page of its window. */
  readonly page: Page;
  /** Presses a key of the keyboard: Playwright's own do not reach the menu of Electron. */
  pressKey(key: string): Promise<void>;
  /** The page that replaces one that has crashed or hung: Playwright does not use that again. */
  pageShownAgain(): Promise<Page>;

  /** Quits as File ▸ Quit does; resolves with the exit code. */
  quit(): Promise<number | null>;
  /** Kills it, as a power failure would. */
  kill(): Promise<void>;
  readonly isRunning: boolean;
}

/** Only possible with the stand-in: sends messages to the main process like a compromised window. */
export interface Forger {
  invoke(from: SenderInfo, channel: string, args: unknown[]): Promise<unknown>;
}

/** Wraps `choose` so that it waits, like a user, until the item is enabled. */
export const untilChosen =
  (choose: ConsoleApp['choose']): ConsoleApp['choose'] =>
  (id) =>
    expect
      .poll(async () => {
        try {
          await choose(id);
          return 'chosen';
        } catch (error) {
          if (!String(error).includes('cannot be chosen')) throw error;
          return 'grey';
        }
      })
      .toBe('chosen');

export interface ComputerOptions {
  readonly keyring?: Keyring;
  /** Folder with the program's initial user data. */
  readonly kept?: string;
}

/** A computer on which the console is installed; the program's data survive its restarts. */
export interface Computer {
  /** The program's user data folder. */
  readonly userData: string;
  /** The user's home folder, for files that the program writes outside its user data. */
  readonly home: string;
  /**
   * Starts the program, with an argument or a link of its scheme if there is one, and with further variables of the
   * environment; waits for its window.
   */
  start(by?: {
    readonly argument?: string;
    readonly environment?: Readonly<Record<string, string>>;
  }): Promise<ConsoleApp>;
  /** Starts it a second time while it is running; resolves with the exit code of the second process. */
  startSecond(): Promise<number | null>;
  /** The user clicks a link of its scheme while it is running. */
  openLink(link: string): Promise<void>;
  /** The content of all the program's logs so far. */
  log(): string;
  /**
   * Sends messages to the main process from frames that the test chooses; undefined where that is not
   * possible.
   */
  readonly forger: Forger | undefined;
  /** Errors since the last call that should fail any test. */
  complaints(): Promise<string[]>;
  dispose(): Promise<void>;
}
