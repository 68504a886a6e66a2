/** Calls between the test's process (with the browser) and the program's process. */

export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * What `safeStorage` uses: a keyring, Chromium's fixed password, or nothing because encryption is
 * unavailable.
 */
export type Keyring = 'keyring' | 'basic_text' | 'none';

/** Differences between systems and desktops, as far as the stand-in simulates them. */
export interface SystemState {
  /** Value of `process.platform`. */
  readonly platform: NodeJS.Platform;
  /**
   * Value of XDG_CURRENT_DESKTOP. GNOME shows no tray before the file `tray-host` exists in the home folder,
   * which stands for its extension.
   */
  readonly desktop: string;
  /** Linux: a compositor that gives no focus to a window that asks for it while it is shown. */
  readonly isWayland: boolean;
  /** Windows: the user has disabled the program's start at login in the Task Manager. */
  readonly isDisabledAtLogin: boolean;
  /** The system started the program when the user logged in to the computer. */
  /** System names of the printers, the default one first. */
  readonly printers: readonly string[];
  /** Another program has registered every global key. */
  readonly areKeysTaken: boolean;
  /** macOS: the system started the program when the user logged in to the computer. */
  readonly openedAtLogin: boolean;
  /** Chromium's name for what fails every request, such as `ERR_ADDRESS_UNREACHABLE`; empty if none does. */
  readonly netError: string;
  /** macOS: the program is signed; unsigned ones may not show notifications. */
  readonly isSigned: boolean;
  /** macOS: what the sensor answers when a finger is asked for; `none` without a sensor. */
  readonly touchId: 'accepts' | 'refuses' | 'none';
}

export interface ProgramStart extends SystemState {
  readonly main: string;
  readonly appPath: string;
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
  readonly online: boolean;
  /** Work areas of the screens, the primary one first. */
  readonly screens: readonly Rectangle[];
  /** Scaling of the screens, in their order; 1 if not given. */
  readonly scaleFactors: readonly number[];
  readonly argv: readonly string[];
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
export interface ClickedText {
  readonly isEditable: boolean;
  readonly selectionText: string;
  readonly editFlags: {
    readonly canCut: boolean;
    readonly canCopy: boolean;
    readonly canPaste: boolean;
    readonly canSelectAll: boolean;
  };
}

export interface WindowState {
  readonly bounds: Rectangle;
  readonly visible: boolean;
  readonly focused: boolean;
  readonly minimized: boolean;
  readonly maximized: boolean;
  readonly fullScreen: boolean;
  /** Kept out of screenshots. */
  readonly contentProtected: boolean;
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
  close(id: number): void;
  resize(id: number, width: number, height: number): void;
  edit(id: number, command: EditCommand): void;
  /** Replaces the selected text of a field. */
  insert(id: number, text: string): void;
  emit(id: number, channel: string, args: unknown[]): void;
  execute(id: number, code: string): unknown;
  /** The text of a page as it is printed. */
  printText(id: number): Promise<string>;
  darken(dark: boolean): void;
};

/**
 * Calls from the test to the program: messages of its page, and what a user at the computer sees and does.
 */
export type ProgramFunctions = {
  start(start: ProgramStart): void;
  invoke(from: SenderInfo, channel: string, args: unknown[]): unknown;
  post(from: SenderInfo, channel: string, args: unknown[]): void;
  /** Asks whether a window may navigate to a URL requested by its page. */
  mayNavigate(window: number, url: string): boolean;
  /** Reports a new window requested by a page; false when it was denied, as it must be. */
  mayOpen(window: number, url: string): boolean;
  press(window: number, key: KeyPress): void;
  contextMenu(window: number, clicked: ClickedText): void;
  /** Addresses of dictionaries that the spell checker has downloaded. */
  dictionaries(): string[];

  refusals(): string[];
  menu(): MenuEntry[];
  choose(id: string): void;
  /** The items of the last context menu, and selecting one by its label. */
  contextEntries(): MenuEntry[];
  chooseContext(label: string): void;
  clipboardText(): string;
  clipboardPicture(): Uint8Array | undefined;
  clearClipboard(): void;
  notifications(): NotificationState[];
  clickNotification(index: number): void;
  /** Presses one of its buttons; throws if it has none of that label. */
  pressNotification(index: number, button: string): void;
  opened(): string[];
  drags(): DraggedFile[][];
  prints(): Printout[];
  /** macOS: downloads that have bounced the dock's stack of downloads. */
  finishedDownloads(): string[];
  messages(): { message: string; detail: string }[];
  queueAnswer(response: number): void;
  proposals(): string[];
  queueSavePath(path: string | null): void;
  progressBars(): number[];
  badge(): { count: number; overlay: string | null };
  window(): WindowState | undefined;
  windowCount(): number;
  setBounds(bounds: Rectangle): void;
  act(
    action: 'minimize' | 'restore' | 'hide' | 'show' | 'close' | 'maximize' | 'unmaximize' | 'blur' | 'focus',
  ): void;
  /** Crashes the process of the window's page. */
  crash(): void;
  tray(): { tooltip: string; entries: MenuEntry[] } | undefined;
  clickTray(id: string | undefined): void;
  setOnline(online: boolean): void;
  setDark(dark: boolean): void;
  /** The theme source that the program has set. */
  themeSource(): string;
  /** Simulates that keyboard and pointer have been idle for so many seconds. */
  setIdle(seconds: number): void;
  /** Simulates that the user locks the computer, or closes its lid. */
  lockComputer(): void;
  suspend(): void;
  /** What the icon in the dock or the taskbar offers. */
  iconEntries(): string[];
  /** The user chooses one of them in the dock; on Windows it is a start of the program with these arguments. */
  chooseInDock(label: string): void;
  taskArguments(label: string): string | undefined;
  /** The user presses a key in another program; false when this one has not registered it. */
  pressAnywhere(accelerator: string): boolean;
  /** Whether the program has told the system that links of this scheme are its own. */
  handlesScheme(scheme: string): boolean;
  /** macOS: the user clicks such a link. */
  openUrl(url: string): void;
  permissions(permission: string): Promise<{ requested: boolean; checked: boolean }>;
  quit(): void;
};
