import { readFileSync } from 'node:fs';
import type Electron from 'electron';
import { app } from './app.ts';
import { computer } from './computer.ts';
import type { PartialDoubleOf } from './double-of.ts';
import { nativeTheme } from './native-theme.ts';
import type { Rectangle, WindowState } from './protocol.ts';
import { workArea } from './screen.ts';
import { KnownEmitter, preventable, strict } from './strict.ts';
import { WebContents } from './web-contents.ts';

interface Options extends Rectangle {
  readonly title: string;
  readonly webPreferences: Record<string, unknown> & { readonly preload: string };
}

/** All existing windows, oldest first. */
export const windows: Window[] = [];
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

/** A window that is hidden at first. */
class Window extends KnownEmitter implements PartialDoubleOf<Electron.BrowserWindow> {
  readonly id: number;
  readonly webContents: WebContents;
  bounds: Rectangle;
  readonly title: string;
  readonly state = { visible: false, focused: false, minimized: false, maximized: false, gone: false };

  constructor({ title, webPreferences, x, y, width, height }: Options) {
    super('BrowserWindow');
    const open = openDoors(webPreferences);
    if (open.length > 0) throw new Error(`The stand-in has no window with ${open.join(', ')} changed.`);
    this.title = title;
    this.bounds = { x, y, width, height };
    lastId += 1;
    this.id = lastId;
    const preload = readFileSync(webPreferences.preload, 'utf8');
    const dark = nativeTheme.shouldUseDarkColors;
    const opened = computer().browser.call('openWindow', this.id, { width, height, preload, dark });
    this.webContents = strict('webContents', new WebContents(this.id, opened));
    this.webContents.onZoom = () => this.fitPage();
    const handedOut = strict('BrowserWindow', this);
    windows.push(handedOut);
    app.emit('web-contents-created', {}, this.webContents);
    // biome-ignore lint/correctness/noConstructorReturn: every reference is to be the strict one
    return handedOut;
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
    this.state.visible = true;
    this.emit('show');
    this.focus();
  }
  hide() {
    this.state.visible = false;
    this.emit('hide');
    this.blur();
  }
  focus() {
    if (this.state.focused || !this.state.visible || this.state.minimized) return;
    this.state.focused = true;
    this.emit('focus');
  }
  blur() {
    if (!this.state.focused) return;
    this.state.focused = false;
    this.emit('blur');
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
  isMinimized() {
    return this.state.minimized;
  }
  isMaximized() {
    return this.state.maximized;
  }
  minimize() {
    this.state.minimized = true;
    this.emit('minimize');
    this.blur();
  }
  restore() {
    this.state.minimized = false;
    this.emit('restore');
    this.focus();
  }
  maximize() {
    this.state.visible = true;
    this.state.maximized = true;
    this.emit('maximize');
    this.emit('resize');
    this.fitPage();
  }
  unmaximize() {
    this.state.maximized = false;
    this.emit('unmaximize');
    this.emit('resize');
    this.fitPage();
  }

  getNormalBounds() {
    return { ...this.bounds };
  }
  getBounds() {
    return this.state.maximized ? { ...workArea } : { ...this.bounds };
  }
  setBounds(bounds: Rectangle) {
    this.bounds = bounds;
    this.emit('move');
    this.emit('resize');
    this.fitPage();
  }
  /** When zoomed in, the same window has room for fewer CSS pixels. */
  fitPage() {
    const { width, height } = this.getBounds();
    const factor = 1.2 ** this.webContents.getZoomLevel();
    const browser = computer().browser;
    void this.webContents.ready
      .then(() => browser.call('resize', this.id, Math.round(width / factor), Math.round(height / factor)))
      .catch(() => {});
  }

  /** The program may prevent it, then the page; whoever does ends quitting too, without an event. */
  close() {
    const closing = preventable();
    this.emit('close', closing);
    if (closing.defaultPrevented) app.state.quitting = false;
    else void this.closePage();
  }
  async closePage() {
    if (await this.webContents.mayLeave()) this.destroy();
    else app.state.quitting = false;
  }
  destroy() {
    if (this.state.gone) return;
    Object.assign(this.state, { gone: true, visible: false, focused: false });
    this.webContents.gone = true;
    windows.splice(windows.indexOf(this), 1);
    void this.webContents.ready.then(() => computer().browser.call('close', this.id)).catch(() => {});
    this.webContents.emit('destroyed');
    this.emit('closed');
    if (windows.length > 0) return;
    if (app.state.quitting) app.shutDown();
    else if (!app.emit('window-all-closed')) app.quit();
  }

  describe(): WindowState {
    const { gone: _, ...state } = this.state;
    const { title } = this;
    return { ...state, title, bounds: this.getBounds(), zoomLevel: this.webContents.getZoomLevel() };
  }
}

app.state.closeWindows = () => {
  const all = windows.slice();
  for (const window of all) window.close();
  return all.length > 0;
};

export type { Window };
export const BrowserWindow = strict('BrowserWindow', Window);
