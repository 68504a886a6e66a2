import { readFileSync } from 'node:fs';
import type Electron from 'electron';
import { app } from './app.ts';
import { computer } from './computer.ts';
import type { DoubleOf } from './double-of.ts';
import type { NativeImage } from './native-image.ts';
import { nativeTheme } from './native-theme.ts';
import type { Rectangle, WindowState } from './protocol.ts';
import { primaryWorkArea, scaleAt } from './screen.ts';
import { KnownEmitter, preventable, refuse, strict } from './strict.ts';
import { WebContents } from './web-contents.ts';

interface Options extends Partial<Rectangle> {
  readonly show?: boolean;
  readonly title?: string;
  readonly webPreferences?: Record<string, unknown> & { readonly preload?: string };
}

/** All existing windows, oldest first. */
export const windows: Window[] = [];
/** All progress values that windows have shown, oldest first. */
export const progressBars: number[] = [];
let lastId = 0;

/** Preferences that would expose the window to its page; Electron's defaults are the safe ones. */
const openDoors = (preferences: Record<string, unknown>) =>
  Object.entries({
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    webSecurity: true,
    webviewTag: false,
  })
    .filter(([name, safe]) => preferences[name] !== undefined && preferences[name] !== safe)
    .map(([name]) => name);

/** On Windows the constructor converts a size with the scaling of the primary screen. */
const constructedSize = ({ width, height }: { width: number; height: number }, { x, y }: Options) => {
  if (computer().platform !== 'win32' || x === undefined || y === undefined) return { width, height };
  const error = (computer().scaleFactors[0] ?? 1) / scaleAt({ x, y, width, height });
  return { width: Math.round(width * error), height: Math.round(height * error) };
};

class Window
  extends KnownEmitter
  implements
    DoubleOf<
      Electron.BrowserWindow,
      | 'id'
      | 'webContents'
      | 'loadURL'
      | 'show'
      | 'showInactive'
      | 'hide'
      | 'focus'
      | 'blur'
      | 'isVisible'
      | 'isFocused'
      | 'isDestroyed'
      | 'isMinimized'
      | 'isMaximized'
      | 'isFullScreen'
      | 'isNormal'
      | 'minimize'
      | 'restore'
      | 'maximize'
      | 'unmaximize'
      | 'setFullScreen'
      | 'getNormalBounds'
      | 'getBounds'
      | 'getSize'
      | 'getPosition'
      | 'setBounds'
      | 'setSize'
      | 'setMinimumSize'
      | 'center'
      | 'setTitle'
      | 'getTitle'
      | 'setIcon'
      | 'setBackgroundColor'
      | 'setMenu'
      | 'removeMenu'
      | 'setMenuBarVisibility'
      | 'setAutoHideMenuBar'
      | 'setProgressBar'
      | 'setSkipTaskbar'
      | 'setOverlayIcon'
      | 'setContentProtection'
      | 'moveTop'
      | 'flashFrame'
      | 'close'
      | 'destroy'
    >
{
  readonly id: number;
  readonly webContents: WebContents;
  readonly options: Options;
  bounds: Rectangle;
  readonly state = {
    visible: false,
    focused: false,
    minimized: false,
    maximized: false,
    fullScreen: false,
    contentProtected: false,
    gone: false,
  };
  title: string;
  /** The description of the taskbar overlay for screen readers; null when there is none. */
  overlay: string | null = null;

  constructor(options: Options = {}) {
    super('BrowserWindow');
    const { webPreferences = {}, show = true, title = app.getName() } = options;
    const open = openDoors(webPreferences);
    if (open.length > 0) throw new Error(`The stand-in has no window with ${open.join(', ')} changed.`);
    const area = primaryWorkArea();
    const { width = 800, height = 600 } = options;
    this.options = options;
    this.title = title;
    this.bounds = {
      x: options.x ?? area.x + Math.round((area.width - width) / 2),
      y: options.y ?? area.y + Math.round((area.height - height) / 2),
      ...constructedSize({ width, height }, options),
    };
    lastId += 1;
    this.id = lastId;
    const preload = webPreferences.preload === undefined ? '' : readFileSync(webPreferences.preload, 'utf8');
    const opened = computer().browser.call('openWindow', this.id, {
      width,
      height,
      preload,
      dark: nativeTheme.shouldUseDarkColors,
    });
    this.webContents = strict('webContents', new WebContents(this.id, opened));
    this.webContents.onZoom = () => this.fitPage();
    const handedOut = strict('BrowserWindow', this);
    windows.push(handedOut);
    app.emit('web-contents-created', {}, this.webContents);
    app.emit('browser-window-created', {}, handedOut);
    if (show) handedOut.show();
    // biome-ignore lint/correctness/noConstructorReturn: every reference is to be the strict one
    return handedOut;
  }

  static getAllWindows() {
    return [...windows];
  }
  static getFocusedWindow() {
    return windows.find(({ state }) => state.focused) ?? null;
  }
  static fromWebContents(contents: WebContents) {
    return windows.find(({ webContents }) => webContents === contents) ?? null;
  }
  static fromId(id: number) {
    return windows.find((window) => window.id === id) ?? null;
  }

  async loadURL(url: string) {
    await this.webContents.loadURL(url);
    if (!this.state.gone) this.emit('ready-to-show');
  }

  show() {
    const wasVisible = this.state.visible;
    this.state.visible = true;
    this.emit('show');
    if (!wasVisible) this.takeFocus();
    else this.focus();
  }
  showInactive() {
    this.state.visible = true;
    this.emit('show');
  }
  hide() {
    // On macOS a full-screen window leaves its black space behind.
    if (computer().platform === 'darwin' && this.state.fullScreen) refuse('how to hide a full-screen window');
    this.state.visible = false;
    this.emit('hide');
    this.blur();
  }
  focus() {
    // Wayland: the window only asks for attention.
    if (!computer().isWayland) this.takeFocus();
  }
  takeFocus() {
    if (this.state.focused || !this.state.visible || this.state.minimized) return;
    this.state.focused = true;
    this.emit('focus');
    app.emit('browser-window-focus', {}, this);
  }
  blur() {
    if (!this.state.focused) return;
    this.state.focused = false;
    this.emit('blur');
    app.emit('browser-window-blur', {}, this);
  }
  isVisible() {
    return this.state.visible;
  }
  isFocused() {
    return this.state.focused;
  }
  isDestroyed() {
    return this.state.gone;
  }
  /** Wayland does not tell. */
  isMinimized() {
    return this.state.minimized && !computer().isWayland;
  }
  isMaximized() {
    return this.state.maximized;
  }
  isFullScreen() {
    return this.state.fullScreen;
  }
  isNormal() {
    return !this.state.minimized && !this.state.maximized && !this.state.fullScreen;
  }
  minimize() {
    this.state.minimized = true;
    this.emit('minimize');
    this.blur();
  }
  restore() {
    if (this.state.minimized) {
      this.state.minimized = false;
      this.emit('restore');
    } else this.unmaximize();
    this.focus();
  }
  maximize() {
    this.state.visible = true;
    this.state.maximized = true;
    this.emit('maximize');
    this.fitPage();
  }
  unmaximize() {
    if (!this.state.maximized) return;
    this.state.maximized = false;
    this.emit('unmaximize');
    this.fitPage();
  }
  setFullScreen(full: boolean) {
    const change = () => {
      this.state.fullScreen = full;
      this.emit(full ? 'enter-full-screen' : 'leave-full-screen');
    };
    // On macOS after an animation.
    if (computer().platform === 'darwin') setTimeout(change, 50);
    else change();
  }

  getNormalBounds() {
    return { ...this.bounds };
  }
  getBounds() {
    return this.state.maximized ? primaryWorkArea() : { ...this.bounds };
  }
  getSize() {
    return [this.getBounds().width, this.getBounds().height];
  }
  getPosition() {
    return [this.getBounds().x, this.getBounds().y];
  }
  setBounds(bounds: Partial<Rectangle>) {
    const before = this.bounds;
    this.bounds = { ...before, ...bounds };
    if (before.x !== this.bounds.x || before.y !== this.bounds.y) {
      this.emit('move');
      this.emit('moved');
    }
    if (before.width !== this.bounds.width || before.height !== this.bounds.height) {
      this.emit('resize');
      this.emit('resized');
    }
    this.fitPage();
  }
  setSize(width: number, height: number) {
    this.setBounds({ width, height });
  }
  setMinimumSize() {}
  center() {}
  /** When zoomed in, the same window has room for fewer CSS pixels. */
  fitPage() {
    const { width, height } = this.getBounds();
    const factor = this.webContents.getZoomFactor();
    const browser = computer().browser;
    void this.webContents.ready
      .then(() => browser.call('resize', this.id, Math.round(width / factor), Math.round(height / factor)))
      .catch(() => {});
  }

  setTitle(title: string) {
    this.title = title;
  }
  getTitle() {
    return this.title;
  }
  setIcon() {}
  setBackgroundColor() {}
  setMenu() {}
  removeMenu() {}
  setMenuBarVisibility() {}
  setAutoHideMenuBar() {}
  setProgressBar(progress: number) {
    if (typeof progress !== 'number' || Number.isNaN(progress))
      throw new TypeError('Error processing argument');
    progressBars.push(progress);
  }
  setSkipTaskbar() {}
  /** Only drawn on Windows. */
  setOverlayIcon(overlay: NativeImage | null, description: string) {
    if (overlay?.isEmpty()) throw new Error('The overlay is empty.');
    if (computer().platform === 'win32') this.overlay = overlay ? description : null;
  }
  setContentProtection(on: boolean) {
    if (computer().platform === 'linux') refuse('content protection on Linux');
    this.state.contentProtected = on;
  }
  moveTop() {}
  flashFrame() {}

  close() {
    const closing = preventable();
    this.emit('close', closing);
    if (!closing.defaultPrevented) this.destroy();
    return !closing.defaultPrevented;
  }
  destroy() {
    if (this.state.gone) return;
    this.state.gone = true;
    this.state.visible = false;
    this.state.focused = false;
    this.webContents.gone = true;
    windows.splice(windows.indexOf(this), 1);
    void this.webContents.ready.then(() => computer().browser.call('close', this.id)).catch(() => {});
    this.webContents.emit('destroyed');
    this.emit('closed');
    if (windows.length > 0 || app.state.quitting) return;
    if (app.listenerCount('window-all-closed') > 0) app.emit('window-all-closed');
    else app.quit();
  }

  describe(): WindowState {
    const { visible, focused, minimized, maximized, fullScreen, contentProtected } = this.state;
    const zoomLevel = this.webContents.getZoomLevel();
    const { title } = this;
    const bounds = this.getBounds();
    return {
      bounds,
      visible,
      focused,
      minimized,
      maximized,
      fullScreen,
      contentProtected,
      zoomLevel,
      title,
    };
  }
}

app.state.closeWindows = async () => windows.slice().every((window) => window.close());

export type { Window };
export const BrowserWindow = strict(
  'BrowserWindow',
  Window satisfies DoubleOf<
    typeof Electron.BrowserWindow,
    'getAllWindows' | 'getFocusedWindow' | 'fromWebContents' | 'fromId'
  >,
);
