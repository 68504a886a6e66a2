import type Electron from 'electron';
import type { Window } from './browser-window.ts';
import type { PartialDoubleOf } from './double-of.ts';
import type { Menu } from './menu.ts';
import type { NativeImage } from './native-image.ts';
import { showSaveDialog } from './save-dialog.ts';
import { KnownEmitter, strict } from './strict.ts';

/** URLs and folders that the system was asked to open. */
export const opened: string[] = [];

export const shell = strict('shell', {
  openExternal: async (url: string) => void opened.push(url),
  openPath: async (path: string) => {
    opened.push(path);
    return '';
  },
  showItemInFolder: (path: string) => void opened.push(`folder of ${path}`),
} satisfies PartialDoubleOf<Electron.Shell>);

interface MessageOptions {
  readonly message: string;
  readonly detail?: string;
  readonly buttons?: string[];
  readonly cancelId?: number;
  readonly signal?: AbortSignal;
}

/** Messages of dialogs so far, and the buttons that the user will press. */
export const messages: { message: string; detail: string }[] = [];
export const answers: number[] = [];
/** Message boxes that nobody has answered yet, the oldest first. */
const openBoxes: ((response: number) => void)[] = [];

/** The user presses a button of the box that is open, or will press it in the next one. */
export const answer = (response: number): void => {
  const close = openBoxes.shift();
  if (close) close(response);
  else answers.push(response);
};

/**
 * A box with one button is closed; one with a choice stays open, with the focus of its window, until the test answers
 * or the program withdraws it. A box of a hidden window is hidden too, so it is never answered.
 */
const showMessageBox = (window: Window, options: MessageOptions) =>
  new Promise<{ response: number; checkboxChecked: boolean }>((resolve) => {
    const { message, detail = '', buttons = [], cancelId = 0, signal } = options;
    if (!window.isVisible() || window.isMinimized()) return;
    messages.push({ message, detail });
    const finish = (response: number) => resolve({ response, checkboxChecked: false });
    const queued = answers.shift() ?? (buttons.length <= 1 ? 0 : undefined);
    if (queued !== undefined) return finish(queued);
    const close = (response: number) => {
      window.focus();
      finish(response);
    };
    window.blur();
    openBoxes.push(close);
    signal?.addEventListener('abort', () => {
      openBoxes.splice(openBoxes.indexOf(close), 1);
      close(cancelId);
    });
  });

/** The program stands still until it is answered, so the answer has to be there. */
const showMessageBoxSync = (_window: Window, { message, detail = '' }: MessageOptions): number => {
  messages.push({ message, detail });
  const queued = answers.shift();
  if (queued === undefined) throw new Error(`Nobody has answered: ${message}`);
  return queued;
};

export const dialog = strict('dialog', {
  showMessageBox,
  showMessageBoxSync,
  showSaveDialog,
  showErrorBox: (title: string, content: string) => void messages.push({ message: title, detail: content }),
} satisfies PartialDoubleOf<Electron.Dialog>);

interface NotificationOptions {
  readonly title: string;
  readonly body: string;
  readonly actions?: readonly { readonly text?: string }[];
}

/** Notifications shown, oldest first. */
export const notifications: Note[] = [];

class Note extends KnownEmitter implements PartialDoubleOf<Electron.Notification> {
  readonly title: string;
  readonly body: string;
  readonly buttons: readonly { readonly text?: string }[];
  isGone = false;

  constructor({ title, body, actions = [] }: NotificationOptions) {
    super('Notification');
    this.title = title;
    this.body = body;
    this.buttons = actions;
  }
  static isSupported() {
    return true;
  }
  /** The user clicks it, or presses one of its buttons: those of macOS, because Linux shows none. */
  use(button?: string) {
    if (this.isGone) throw new Error('The program has removed the notification.');
    const actionIndex = this.buttons.findIndex(({ text }) => text === button);
    if (button === undefined) this.emit('click', {});
    else if (actionIndex < 0) throw new Error(`The notification has no button ${button}.`);
    else this.emit('action', { actionIndex });
  }
  show() {
    notifications.push(this);
    this.emit('show', {});
  }
  close() {
    this.isGone = true;
  }
}
export const Notification = strict('Notification', Note);

export const trays: TrayIcon[] = [];

class TrayIcon extends KnownEmitter implements PartialDoubleOf<Electron.Tray> {
  tooltip = '';
  menu: Menu | null = null;

  constructor(image: NativeImage) {
    super('Tray');
    if (image.isEmpty()) throw new Error('The icon of the tray is empty.');
    trays.push(this);
  }
  setToolTip(tooltip: string) {
    this.tooltip = tooltip;
  }
  setContextMenu(menu: Menu | null) {
    this.menu = menu;
  }
  destroy() {
    trays.splice(trays.indexOf(this), 1);
  }
}
export const Tray = strict('Tray', TrayIcon);

class PowerMonitor extends KnownEmitter implements PartialDoubleOf<Electron.PowerMonitor> {
  idleSeconds = 0;
  isLocked = false;
  constructor() {
    super('PowerMonitor');
  }
  getSystemIdleState(threshold: number) {
    if (threshold <= 0) throw new TypeError('Invalid idle threshold, must be greater than 0');
    if (this.isLocked) return 'locked';
    return this.idleSeconds >= threshold ? 'idle' : 'active';
  }
}
export const powerMonitor = strict('powerMonitor', new PowerMonitor());

/** Touch ID is of macOS only. */
export const systemPreferences = strict('systemPreferences', {});
