/** Calls between the test's process (with the browser) and the program's process. */

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What `safeStorage` uses; `none`: the desktop is called one with a keyring, and none runs. */
export type Keyring = 'keyring' | 'none';

export interface ProgramStart {
  readonly main: string;
  readonly version: string;
  /** Folder of `app.getPath('userData')`. */
  readonly userData: string;
  /** Folder for the rest of the user's computer: home, temp. */
  readonly home: string;
  /** Port of the loopback server that the browser uses instead of `app://`. */
  readonly port: number;
  /** Port on which a second instance notifies the first one. */
  readonly lockPort: number;
  readonly keyring: Keyring;
  readonly argv: readonly string[];
  /** Variables of its environment, besides those that every program has. */
  readonly environment: Readonly<Record<string, string>>;
}

/** The frame that sends a message to the main process. */
export interface SenderInfo {
  readonly window: number;
  readonly isMainFrame: boolean;
  /** URL of the frame's document, as reported to the main process. */
  readonly url: string;
}

export interface KeyPress {
  readonly key: string;
  readonly ctrl: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
  readonly meta: boolean;
}

export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly role: string;
  readonly accelerator: string;
  readonly enabled: boolean;
  readonly checked: boolean;
  readonly entries: readonly MenuEntry[];
}

/** Electron's parameters of a context menu, at a place where the page has not shown its own. */
export type ClickedText = Pick<Electron.ContextMenuParams, 'isEditable' | 'selectionText'> & {
  readonly editFlags: Pick<Electron.EditFlags, 'canCut' | 'canCopy' | 'canPaste' | 'canSelectAll'>;
};

export interface WindowState {
  readonly bounds: Rectangle;
  readonly visible: boolean;
  readonly focused: boolean;
  readonly minimized: boolean;
  readonly maximized: boolean;
  readonly zoomLevel: number;
  readonly title: string;
}

export interface NotificationState {
  readonly title: string;
  readonly body: string;
}

export interface DraggedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Editing commands that menu roles execute in the page. */
export type EditCommand = 'copy' | 'cut' | 'paste' | 'undo' | 'redo' | 'selectAll' | 'delete';

/** Calls from the program to the browser. Windows are identified by number. */
export type BrowserFunctions = {
  openWindow(id: number, options: { width: number; height: number; preload: string; dark: boolean }): void;
  load(id: number, url: string): void;
  reload(id: number): void;
  /** Whether the page wants to be asked before it is left. */
  objects(id: number): boolean | Promise<boolean>;
  close(id: number): void;
  resize(id: number, width: number, height: number): void;
  edit(id: number, command: EditCommand): void;
  emit(id: number, channel: string, args: unknown[]): void;
  darken(dark: boolean): void;
};

/**
 * What a user at the computer sees of the program and does with it. The tests use it with either host
 * (`ConsoleApp`).
 */
export type UserFunctions = {
  /** Everything in the menu bar. */
  menu(): MenuEntry[];
  /** Selects a menu item by its id, once it is enabled; rejects when it stays disabled, or does not exist. */
  choose(id: string): void;

  /** The items of the last native context menu. */
  contextEntries(): MenuEntry[];
  /** Selects one of them by its label. */
  chooseContext(label: string): void;

  clipboardText(): string;
  /** PNG of the picture on the clipboard; undefined when there is none. */
  clipboardPicture(): Uint8Array | undefined;

  /** Native notifications so far, oldest first. */
  notifications(): NotificationState[];
  clickNotification(index: number): void;
  /** Presses one of its buttons; rejects if it has none of that label. */
  pressNotification(index: number, button: string): void;
  /** URLs and folders that the system was asked to open. */
  opened(): string[];
  /** Files that were dragged out, with their contents. */
  drags(): DraggedFile[][];
  /** Message boxes so far. */
  messages(): { message: string; detail: string }[];
  /** The button that the user presses in the message box that is open, or will press in the next one. */
  queueAnswer(response: number): void;
  /** Paths that save dialogs have proposed so far. */
  proposals(): string[];
  /** The path that the user will choose in the next one; null for Cancel. */
  queueSavePath(path: string | null): void;
  /** The number on the program's icon. */
  badge(): number;

  window(): WindowState | undefined;
  setBounds(bounds: Rectangle): void;
  /** What a user does to a window through the operating system. */
  act(action: 'minimize' | 'hide' | 'close' | 'maximize' | 'unmaximize'): void;

  /** The tray icon, if there is one. */
  tray(): { tooltip: string; entries: MenuEntry[] } | undefined;
  /** Selects an item of the tray's menu; without an id the icon itself is clicked. */
  clickTray(id?: string): void;

  /** Empties the clipboard, forgets all recorded so far, and brings the window to the front. */
  forget(): void;
  /** Fires the program's timers that were set for no longer than this, in milliseconds. */
  passTime(ms: number): void;

  /** Crashes the process of the window's page. */
  crash(): void;
  /** Makes its page answer nothing any more. */
  hang(): void;
  /** Changes the system's appearance. */
  setDark(dark: boolean): Promise<void>;
  /** The theme source that the program has set. */
  themeSource(): string;
  /** Simulates that keyboard and pointer have been idle for so many seconds. */
  setIdle(seconds: number): void;
  /** Simulates that the user locks the computer, or closes its lid. */
  lockComputer(): void;
  suspend(): void;
  /**
   * Whether a page that requests a permission gets it, and whether checking the permission reports it as
   * granted.
   */
  permissions(permission: string): Promise<{ requested: boolean; checked: boolean }>;
};

/**
 * Calls from the test to the program: messages of its page, and what a user sees and does.
 */
export type ProgramFunctions = UserFunctions & {
  start(start: ProgramStart): void;
  invoke(from: SenderInfo, channel: string, args: unknown[]): unknown;
  /** Asks whether a window may navigate to a URL requested by its page. */
  mayNavigate(window: number, url: string): boolean;
  /** Reports a new window requested by a page; false when it was denied, as it must be. */
  mayOpen(window: number, url: string): boolean;
  press(key: KeyPress): void;
  contextMenu(window: number, clicked: ClickedText): void;
  refusals(): string[];
  quit(): void;
};
