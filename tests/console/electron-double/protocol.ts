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
  /** System names of the printers. */
  readonly printers: readonly string[];
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

export interface Printout {
  readonly printer: string;
  readonly text: string;
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
  /** The text of a page as it is printed. */
  printText(id: number): Promise<string>;
  darken(dark: boolean): void;
};

/**
 * Calls from the test to the program: messages of its page, and what a user at the computer sees and does
 * (`ConsoleApp`).
 */
export type ProgramFunctions = {
  start(start: ProgramStart): void;
  invoke(from: SenderInfo, channel: string, args: unknown[]): unknown;
  /** Asks whether a window may navigate to a URL requested by its page. */
  mayNavigate(window: number, url: string): boolean;
  /** Reports a new window requested by a page; false when it was denied, as it must be. */
  mayOpen(window: number, url: string): boolean;
  press(key: KeyPress): void;
  contextMenu(window: number, clicked: ClickedText): void;
  refusals(): string[];

  menu(): MenuEntry[];
  choose(id: string): void;
  contextEntries(): MenuEntry[];
  chooseContext(label: string): void;
  clipboardText(): string;
  clipboardPicture(): Uint8Array | undefined;
  notifications(): NotificationState[];
  clickNotification(index: number): void;
  pressNotification(index: number, button: string): void;
  opened(): string[];
  drags(): DraggedFile[][];
  prints(): Printout[];
  messages(): { message: string; detail: string }[];
  queueAnswer(response: number): void;
  proposals(): string[];
  queueSavePath(path: string | null): void;
  badge(): number;
  window(): WindowState | undefined;
  setBounds(bounds: Rectangle): void;
  act(action: 'minimize' | 'hide' | 'close' | 'maximize' | 'unmaximize'): void;
  tray(): { tooltip: string; entries: MenuEntry[] } | undefined;
  clickTray(id?: string): void;
  forget(): void;
  passTime(ms: number): void;
  crash(): void;
  hang(): void;
  setOnline(online: boolean): void;
  setDark(dark: boolean): Promise<void>;
  themeSource(): string;
  setIdle(seconds: number): void;
  lockComputer(): void;
  suspend(): void;
  permissions(permission: string): Promise<{ requested: boolean; checked: boolean }>;
  quit(): void;
};
