/** What the test's process (with the browser) and the program's process ask of each other. */

export interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** How `safeStorage` is: with a keyring, with Chromium's fixed password, or not at all. */
export type Keyring = 'keyring' | 'basic_text' | 'none';

/** What differs between systems and desktops, as far as the stand-in shows it. */
export interface SystemFacts {
  /** Value of `process.platform`. */
  readonly platform: NodeJS.Platform;
  /** Value of XDG_CURRENT_DESKTOP. Stock GNOME shows no tray. */
  readonly desktop: string;
  /** macOS: the system has started the program when the person signed in to the computer. */
  readonly openedAtLogin: boolean;
  /** macOS: the program is signed; others may show no notifications. */
  readonly isSigned: boolean;
}

export interface ProgramStart extends SystemFacts {
  readonly main: string;
  readonly appPath: string;
  readonly version: string;
  /** Folder of `app.getPath('userData')`. */
  readonly userData: string;
  /** Folder that stands for the rest of the person's computer: home, temp. */
  readonly home: string;
  /** Port of the loopback server that the browser sees in place of `app://`. */
  readonly port: number;
  /** Port by which a second start tells the first one. */
  readonly lockPort: number;
  readonly keyring: Keyring;
  readonly online: boolean;
  /** Work areas of the screens, the primary one first. */
  readonly screens: readonly Rectangle[];
  readonly argv: readonly string[];
}

/** Where a message to main comes from. */
export interface SenderFacts {
  readonly window: number;
  readonly isMainFrame: boolean;
  /** Address of the frame's document, as main is to see it. */
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

/** What Electron tells of a place where the page has not shown a menu of its own. */
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

export interface WindowFacts {
  readonly bounds: Rectangle;
  readonly visible: boolean;
  readonly focused: boolean;
  readonly minimized: boolean;
  readonly maximized: boolean;
  readonly zoomLevel: number;
  readonly title: string;
}

export interface NotificationFacts {
  readonly title: string;
  readonly body: string;
}

export interface DraggedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Editing commands that a menu's roles carry out in the page. */
export type EditCommand = 'copy' | 'cut' | 'paste' | 'undo' | 'redo' | 'selectAll' | 'delete';

/** What the program asks of the browser. Windows are known by number. */
export type BrowserFunctions = {
  openWindow(id: number, options: { width: number; height: number; preload: string; dark: boolean }): void;
  load(id: number, url: string): void;
  reload(id: number): void;
  close(id: number): void;
  resize(id: number, width: number, height: number): void;
  edit(id: number, command: EditCommand): void;
  emit(id: number, channel: string, args: unknown[]): void;
  execute(id: number, code: string): unknown;
  darken(dark: boolean): void;
};

/** What the test asks of the program: its page's messages, and what a person at the computer sees and does. */
export type ProgramFunctions = {
  start(start: ProgramStart): void;
  invoke(from: SenderFacts, channel: string, args: unknown[]): unknown;
  post(from: SenderFacts, channel: string, args: unknown[]): void;
  /** Asks whether a window may go to an address that its page has asked for. */
  mayNavigate(window: number, url: string): boolean;
  /** Tells of a new window that a page has asked for; false when it was denied, as it has to be. */
  mayOpen(window: number, url: string): boolean;
  press(window: number, key: KeyPress): void;
  contextMenu(window: number, clicked: ClickedText): void;

  refusals(): string[];
  menu(): MenuEntry[];
  choose(id: string): void;
  /** What the last context menu offered, and choosing from it by its label. */
  contextEntries(): MenuEntry[];
  chooseContext(label: string): void;
  clipboardText(): string;
  clipboardPicture(): Uint8Array | undefined;
  clearClipboard(): void;
  notifications(): NotificationFacts[];
  clickNotification(index: number): void;
  opened(): string[];
  drags(): DraggedFile[][];
  messages(): { message: string; detail: string }[];
  queueAnswer(response: number): void;
  proposals(): string[];
  queuePlace(place: string | null): void;
  progressBars(): number[];
  badge(): { count: number; overlay: string | null };
  window(): WindowFacts | undefined;
  windowCount(): number;
  setBounds(bounds: Rectangle): void;
  act(
    action: 'minimize' | 'restore' | 'hide' | 'show' | 'close' | 'maximize' | 'unmaximize' | 'blur' | 'focus',
  ): void;
  /** The process of the window's page dies. */
  crash(): void;
  tray(): { tooltip: string; entries: MenuEntry[] } | undefined;
  clickTray(id: string | undefined): void;
  setOnline(online: boolean): void;
  setDark(dark: boolean): void;
  /** What the program has told the system about its colours. */
  themeSource(): string;
  /** Nobody has touched keyboard or pointer for so many seconds. */
  setIdle(seconds: number): void;
  /** The person locks the computer, or closes its lid. */
  power(event: 'lock-screen' | 'suspend'): void;
  permissions(permission: string): Promise<{ requested: boolean; checked: boolean }>;
  quit(): void;
};
