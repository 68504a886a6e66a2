import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type {
  DraggedFile,
  Keyring,
  MenuEntry,
  NotificationFacts,
  ProgramFunctions,
  Rectangle,
  SenderFacts,
  SystemFacts,
  WindowFacts,
} from './electron-double/protocol.ts';

export type { DraggedFile, Keyring, MenuEntry, Rectangle, SenderFacts };

/** What a person does to a window with the system's own means. */
export type WindowAction = Parameters<ProgramFunctions['act']>[0];

/**
 * The console as it runs on a computer, whatever carries it: the stand-in for `electron`, or Electron
 * itself. The cases use this and the page's roles and labels only.
 */
export interface ConsoleApp {
  /** The page of its window. */
  readonly page: Page;
  /** Everything in the menu bar. */
  menu(): Promise<MenuEntry[]>;
  /** Chooses an item of the menu by its id, once it is not grey; rejects when it stays so, or is not there. */
  choose(id: string): Promise<void>;

  /** What the last native context menu offered. */
  contextEntries(): Promise<MenuEntry[]>;
  /** Chooses from it by its label. */
  chooseContext(label: string): Promise<void>;

  clipboardText(): Promise<string>;
  /** PNG of the picture on the clipboard; undefined when there is none. */
  clipboardPicture(): Promise<Uint8Array | undefined>;
  clearClipboard(): Promise<void>;

  /** What was said natively so far, oldest first. */
  notifications(): Promise<NotificationFacts[]>;
  clickNotification(index: number): Promise<void>;
  /** Addresses and folders that were handed to the system. */
  opened(): Promise<string[]>;
  /** Files that were dragged out, with what was in them. */
  drags(): Promise<DraggedFile[][]>;
  /** Message boxes so far. */
  messages(): Promise<{ message: string; detail: string }[]>;
  /** The button that the person will press in the next message box. */
  queueAnswer(response: number): Promise<void>;
  /** Paths that dialogs for saving have proposed so far. */
  proposals(): Promise<string[]>;
  /** Where the person will save to in the next one; null for Cancel. */
  queuePlace(place: string | null): Promise<void>;
  /** What the window's icon has shown of progress so far, as Electron counts it. */
  progressBars(): Promise<number[]>;
  /** The number on the program's icon; `overlay` is what Windows' picture over it says, null without one. */
  badge(): Promise<{ count: number; overlay: string | null }>;

  window(): Promise<WindowFacts | undefined>;
  setBounds(bounds: Rectangle): Promise<void>;
  act(action: WindowAction): Promise<void>;

  /** The icon in the tray, when there is one. */
  tray(): Promise<{ tooltip: string; entries: MenuEntry[] } | undefined>;
  /** Chooses an item of the tray's menu; without an id the icon itself is clicked. */
  clickTray(id?: string): Promise<void>;

  /** The process of the window's page dies. */
  crash(): Promise<void>;
  setOnline(online: boolean): Promise<void>;
  /** Changes the system's appearance. */
  setDark(dark: boolean): Promise<void>;
  /** What the program has told the system about its colours. */
  themeSource(): Promise<string>;
  /** Nobody has touched keyboard or pointer for so many seconds. */
  setIdle(seconds: number): Promise<void>;
  /** The person locks the computer, or closes its lid. */
  power(event: 'lock-screen' | 'suspend'): Promise<void>;
  /** Whether a page that asks for a permission gets it, and whether it is told that it has it. */
  permissions(permission: string): Promise<{ requested: boolean; checked: boolean }>;

  /** Ends it as File ▸ Quit does; resolves with the exit code. */
  quit(): Promise<number | null>;
  /** Ends it as a power cut does. */
  kill(): Promise<void>;
  readonly isRunning: boolean;
}

/** What only the stand-in can do: speak to main as a window that has been taken over could. */
export interface Forger {
  invoke(from: SenderFacts, channel: string, args: unknown[]): Promise<unknown>;
}

/** How long an item of the menu may stay grey after the page shows what it belongs to, in milliseconds. */
const GREY = 10_000;

/** A choice that waits, as a person does, until the item can be chosen. */
export const untilChosen =
  (choose: ConsoleApp['choose']): ConsoleApp['choose'] =>
  async (id) => {
    const end = Date.now() + GREY;
    for (;;) {
      try {
        return await choose(id);
      } catch (error) {
        if (!String(error).includes('cannot be chosen') || Date.now() > end) throw error;
        await pause(50);
      }
    }
  };

export interface ComputerOptions extends Partial<SystemFacts> {
  readonly keyring?: Keyring;
  readonly online?: boolean;
  /** Work areas of its screens, the primary one first. */
  readonly screens?: readonly Rectangle[];
  /** Folder with what the program has kept, to begin with. */
  readonly kept?: string;
}

/** A computer on which the console is installed; what the program keeps survives its restarts. */
export interface Computer {
  /** Where the program keeps what is to survive. */
  readonly userData: string;
  /** Folder of the person, for what the program writes beside its own. */
  readonly home: string;
  /** Starts the program and waits for its window; the options given then are the computer's from now on. */
  start(changes?: Omit<ComputerOptions, 'kept'>): Promise<ConsoleApp>;
  /** Starts it once more while it runs; resolves with the exit code of that second process. */
  startSecond(): Promise<number | null>;
  /** All that the program has written into its logs so far. */
  log(): string;
  /** Messages to main from places of the test's choice; undefined where that cannot be done. */
  readonly forger: Forger | undefined;
  /** What went wrong so far that no test should pass over. */
  complaints(): Promise<string[]>;
  dispose(): Promise<void>;
}
