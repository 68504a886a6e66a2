import type Electron from 'electron';
import { type Window, windows } from './browser-window.ts';
import { computer } from './computer.ts';
import type { DoubleOf, PartialDoubleOf } from './double-of.ts';
import type { Menu } from './menu.ts';
import type { NativeImage } from './native-image.ts';
import { showSaveDialog } from './save-dialog.ts';
import { KnownEmitter, strict } from './strict.ts';
import { hasTrayHost } from './tray-host.ts';

/** URLs and folders that the system was asked to open. */
export const opened: string[] = [];

export const shell = strict('shell', {
  openExternal: async (url: string) => void opened.push(url),
  openPath: async (path: string) => {
    opened.push(path);
    // No program of the test's computer shows this kind.
    return path.endsWith('.avif') ? 'Failed to open path' : '';
  },
  showItemInFolder: (path: string) => void opened.push(`folder of ${path}`),
  beep: () => {},
} satisfies PartialDoubleOf<Electron.Shell>);

interface MessageOptions {
  readonly message: string;
  readonly detail?: string;
  readonly buttons?: string[];
  readonly cancelId?: number;
}

/** Messages of dialogs so far, and the buttons that the user will press. */
export const messages: { message: string; detail: string }[] = [];
export const answers: number[] = [];

/**
 * A box with one button is closed; one with a choice needs an answer queued by the test. A box of a hidden
 * window is hidden too, so it is never answered.
 */
const showMessageBox = async (...args: [MessageOptions] | [Window, MessageOptions]) => {
  const [window, options] = args.length === 2 ? args : [undefined, args[0]];
  if (window && (!window.isVisible() || window.isMinimized())) return new Promise<never>(() => {});
  messages.push({ message: options.message, detail: options.detail ?? '' });
  const answer = answers.shift() ?? ((options.buttons?.length ?? 1) <= 1 ? 0 : undefined);
  if (answer === undefined) throw new Error(`Nobody has answered: ${options.message}`);
  return { response: answer, checkboxChecked: false };
};

export const dialog = strict('dialog', {
  showMessageBox,
  showSaveDialog,
  showErrorBox: (title: string, content: string) => void messages.push({ message: title, detail: content }),
} satisfies PartialDoubleOf<Electron.Dialog>);

interface NotificationOptions {
  readonly id?: string;
  readonly title?: string;
  readonly body?: string;
  readonly silent?: boolean;
  readonly actions?: readonly { readonly type: 'button'; readonly text?: string }[];
}

/** Notifications shown, oldest first. */
export const notifications: Note[] = [];

const hasFocus = (): boolean => windows.some((window) => window.isFocused());

type Activation = (details: { type: string; actionIndex?: number; arguments: string }) => void;
let onActivation: Activation | undefined;

class Note
  extends KnownEmitter
  implements
    DoubleOf<Electron.Notification, 'id' | 'title' | 'body' | 'silent' | 'actions' | 'show' | 'close'>
{
  readonly id: string;
  title: string;
  body: string;
  silent: boolean;
  readonly actions: NonNullable<NotificationOptions['actions']>;
  cameInFront = false;
  isGone = false;

  constructor({ id = '', title = '', body = '', silent = false, actions = [] }: NotificationOptions = {}) {
    super('Notification');
    this.id = id;
    this.title = title;
    this.body = body;
    this.silent = silent;
    this.actions = actions;
  }
  static isSupported() {
    return true;
  }
  static handleActivation(callback: Activation) {
    onActivation = callback;
  }
  /** macOS does not tell of clicks on a notification that appeared while the program was in front. */
  userClicks() {
    this.needsSight();
    if (computer().platform === 'darwin' && this.cameInFront) return;
    onActivation?.({ type: 'click', arguments: `type=click&tag=${this.id}` });
    this.emit('click', {});
  }
  needsSight() {
    if (this.isGone) throw new Error('The program has removed the notification.');
  }
  userPresses(button: string) {
    this.needsSight();
    const actionIndex = this.actions.findIndex(({ text }) => text === button);
    if (actionIndex < 0) throw new Error(`The notification has no button ${button}.`);
    if (computer().platform === 'darwin' && this.cameInFront) return;
    onActivation?.({
      type: 'action',
      actionIndex,
      arguments: `type=action&action=${actionIndex}&tag=${this.id}`,
    });
    this.emit('action', { actionIndex });
  }
  show() {
    if (computer().platform === 'darwin' && !computer().isSigned) {
      // The system answers later.
      setImmediate(() => this.emit('failed', {}, 'Notifications are not allowed for this application'));
      return;
    }
    this.cameInFront = hasFocus();
    notifications.push(this);
    this.emit('show', {});
  }
  close() {
    this.isGone = true;
    this.emit('close', {});
  }
}
export const Notification = strict(
  'Notification',
  Note satisfies DoubleOf<typeof Electron.Notification, 'isSupported' | 'handleActivation'>,
);

const trays: TrayIcon[] = [];

/** The tray icons that the desktop shows: stock GNOME shows none. */
export const visibleTrays = (): readonly TrayIcon[] => {
  const { platform, desktop, home } = computer();
  const isStockGnome = platform === 'linux' && desktop === 'GNOME' && !hasTrayHost(home);
  return isStockGnome ? [] : trays;
};

class TrayIcon
  extends KnownEmitter
  implements
    DoubleOf<
      Electron.Tray,
      | 'setToolTip'
      | 'setContextMenu'
      | 'setImage'
      | 'setTitle'
      | 'popUpContextMenu'
      | 'isDestroyed'
      | 'destroy'
    >
{
  tooltip = '';
  menu: Menu | null = null;

  constructor(image: NativeImage) {
    super('Tray');
    if (typeof image !== 'string' && image.isEmpty()) throw new Error('The icon of the tray is empty.');
    trays.push(this);
  }
  setToolTip(tooltip: string) {
    this.tooltip = tooltip;
  }
  setContextMenu(menu: Menu | null) {
    this.menu = menu;
  }
  setImage() {}
  setTitle() {}
  popUpContextMenu() {}
  isDestroyed() {
    return !trays.includes(this);
  }
  destroy() {
    if (trays.includes(this)) trays.splice(trays.indexOf(this), 1);
  }
}
export const Tray = strict('Tray', TrayIcon);

class PowerMonitor extends KnownEmitter implements DoubleOf<Electron.PowerMonitor, 'getSystemIdleState'> {
  idleSeconds = 0;
  isLocked = false;
  constructor() {
    super('PowerMonitor');
  }
  getSystemIdleState(threshold: number) {
    if (this.isLocked) return 'locked';
    return this.idleSeconds >= threshold ? 'idle' : 'active';
  }
  /** Told by an event only where Electron's types have it. */
  lockComputer() {
    this.isLocked = true;
    if (computer().platform !== 'linux') this.emit('lock-screen');
  }
}
export const powerMonitor = strict('powerMonitor', new PowerMonitor());
