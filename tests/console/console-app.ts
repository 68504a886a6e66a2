import { expect, type Page } from '@playwright/test';
import type {
  DraggedFile,
  Keyring,
  MenuEntry,
  NotificationState,
  ProgramFunctions,
  Rectangle,
  SenderInfo,
  WindowState,
} from './electron-double/protocol.ts';

export type { MenuEntry, SenderInfo as SenderFacts };

/** What a user does to a window through the operating system. */
export type WindowAction = Parameters<ProgramFunctions['act']>[0];

/**
 * The console running on a computer, with either host: the stand-in for `electron`, or Electron itself. The
 * tests use only this and the page's roles and labels.
 */
export interface ConsoleApp {
  /** The page of its window. */
  readonly page: Page;
  /** Presses a key of the keyboard: Playwright's own do not reach the menu of Electron. */
  pressKey(key: string): Promise<void>;
  /** Everything in the menu bar. */
  menu(): Promise<MenuEntry[]>;
  /** Selects a menu item by its id, once it is enabled; rejects when it stays disabled, or does not exist. */
  choose(id: string): Promise<void>;

  /** The items of the last native context menu. */
  contextEntries(): Promise<MenuEntry[]>;
  /** Selects one of them by its label. */
  chooseContext(label: string): Promise<void>;

  clipboardText(): Promise<string>;
  /** PNG of the picture on the clipboard; undefined when there is none. */
  clipboardPicture(): Promise<Uint8Array | undefined>;

  /** Native notifications so far, oldest first. */
  notifications(): Promise<NotificationState[]>;
  clickNotification(index: number): Promise<void>;
  /** Presses one of its buttons; rejects if it has none of that label. */
  pressNotification(index: number, button: string): Promise<void>;
  /** URLs and folders that the system was asked to open. */
  opened(): Promise<string[]>;
  /** Files that were dragged out, with their contents. */
  drags(): Promise<DraggedFile[][]>;
  /** Message boxes so far. */
  messages(): Promise<{ message: string; detail: string }[]>;
  /** The button that the user presses in the message box that is open, or will press in the next one. */
  queueAnswer(response: number): Promise<void>;
  /** Paths that save dialogs have proposed so far. */
  proposals(): Promise<string[]>;
  /** The path that the user will choose in the next one; null for Cancel. */
  queueSavePath(path: string | null): Promise<void>;
  /** The number on the program's icon. */
  badge(): Promise<number>;

  window(): Promise<WindowState | undefined>;
  setBounds(bounds: Rectangle): Promise<void>;
  act(action: WindowAction): Promise<void>;

  /** The tray icon, if there is one. */
  tray(): Promise<{ tooltip: string; entries: MenuEntry[] } | undefined>;
  /** Selects an item of the tray's menu; without an id the icon itself is clicked. */
  clickTray(id?: string): Promise<void>;

  /** Empties the clipboard, forgets all recorded so far, and brings the window to the front. */
  forget(): Promise<void>;
  /** Fires the program's timers that were set for no longer than this, in milliseconds. */
  passTime(ms: number): Promise<void>;

  /** Crashes the process of the window's page. */
  crash(): Promise<void>;
  /** Makes its page answer nothing any more. */
  hang(): Promise<void>;
  /** The page that replaces one that has crashed or hung: Playwright does not use that again. */
  pageShownAgain(): Promise<Page>;
  setOnline(online: boolean): Promise<void>;
  /** Changes the system's appearance. */
  setDark(dark: boolean): Promise<void>;
  /** The theme source that the program has set. */
  themeSource(): Promise<string>;
  /** Simulates that keyboard and pointer have been idle for so many seconds. */
  setIdle(seconds: number): Promise<void>;
  /** Simulates that the user locks the computer, or closes its lid. */
  lockComputer(): Promise<void>;
  suspend(): Promise<void>;
  /**
   * Whether a page that requests a permission gets it, and whether checking the permission reports it as
   * granted.
   */
  permissions(permission: string): Promise<{ requested: boolean; checked: boolean }>;

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
  /** System names of its printers; only the stand-in has any. */
  readonly printers?: readonly string[];
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
