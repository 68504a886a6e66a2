import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type Electron from 'electron';
import { browserAddress } from './addresses.ts';
import { computer } from './computer.ts';
import type { DoubleOf } from './double-of.ts';
import type { DraggedFile, EditCommand, Printout } from './protocol.ts';
import { session } from './session.ts';
import { KnownEmitter, preventable, refuse, strict } from './strict.ts';

/** The calling frame as IPC handlers see it. */
export interface Frame {
  url: string;
  origin: string;
  readonly parent: Frame | null;
  readonly top: Frame | null;
  readonly detached: boolean;
}

type OpenHandler = (details: { url: string; frameName: string; disposition: string }) => { action: string };

/** All pages printed so far. */
export const prints: Printout[] = [];

/** All files dragged out so far, with their contents at that time. */
export const drags: DraggedFile[][] = [];

/**
 * On Windows and Linux `startDrag` returns after the drop, and the main process is blocked until then. The
 * user holds the files as long as `hold` exists in the home folder; the drag has started once `held` exists.
 */
const untilDropped = () => {
  const [hold, held] = ['hold', 'held'].map((name) => path.join(computer().home, name));
  if (!hold || !held || !existsSync(hold)) return;
  writeFileSync(held, '');
  const clock = new Int32Array(new SharedArrayBuffer(4));
  while (existsSync(hold)) Atomics.wait(clock, 0, 0, 20);
};

const getOrigin = (url: string): string => /^[a-z]+:\/\/[^/]+/.exec(url)?.[0] ?? 'null';

export class WebContents
  extends KnownEmitter
  implements
    DoubleOf<
      Electron.WebContents,
      | 'id'
      | 'session'
      | 'mainFrame'
      | 'send'
      | 'loadURL'
      | 'reload'
      | 'getURL'
      | 'getTitle'
      | 'isDestroyed'
      | 'isLoading'
      | 'isCrashed'
      | 'isDevToolsOpened'
      | 'openDevTools'
      | 'toggleDevTools'
      | 'closeDevTools'
      | 'focus'
      | 'setBackgroundThrottling'
      | 'setVisualZoomLevelLimits'
      | 'getUserAgent'
      | 'setUserAgent'
      | 'setWindowOpenHandler'
      | 'getZoomLevel'
      | 'setZoomLevel'
      | 'getZoomFactor'
      | 'setZoomFactor'
      | 'zoomLevel'
      | 'zoomFactor'
      | 'executeJavaScript'
      | 'startDrag'
      | 'copy'
      | 'cut'
      | 'paste'
      | 'undo'
      | 'redo'
      | 'selectAll'
      | 'delete'
      | 'replaceMisspelling'
    >
{
  readonly id: number;
  readonly session = session.defaultSession;
  readonly mainFrame: Frame;
  readonly ready: Promise<void>;
  openHandler: OpenHandler | undefined;
  level = 0;
  gone = false;
  onZoom: () => void = () => {};

  constructor(id: number, ready: Promise<void>) {
    super('WebContents');
    this.id = id;
    this.ready = ready;
    const frame: Frame = { url: 'about:blank', origin: 'null', parent: null, top: null, detached: false };
    this.mainFrame = strict('webFrame', Object.assign(frame, { top: frame }));
  }

  /** The main frame, or a subframe with another URL. */
  frameAt(url: string, isMainFrame: boolean): Frame {
    if (!isMainFrame) {
      const inner = {
        url,
        origin: getOrigin(url),
        parent: this.mainFrame,
        top: this.mainFrame,
        detached: false,
      };
      return strict('webFrame', inner);
    }
    this.mainFrame.url = url;
    this.mainFrame.origin = getOrigin(url);
    return this.mainFrame;
  }

  send(channel: string, ...args: unknown[]) {
    if (this.gone) throw new TypeError('Object has been destroyed');
    // As in Electron, which clones the arguments: what cannot be cloned throws here.
    const crossing = structuredClone(args);
    void this.ready.then(() => computer().browser.call('emit', this.id, channel, crossing)).catch(() => {});
  }

  async loadURL(url: string) {
    await this.ready;
    this.frameAt(url, true);
    await computer().browser.call('load', this.id, browserAddress(url, computer().port));
    this.emit('dom-ready', {});
    this.emit('did-finish-load', {});
  }
  reload() {
    void computer().browser.call('reload', this.id);
  }
  getURL() {
    return this.mainFrame.url;
  }
  getTitle() {
    return '';
  }
  isDestroyed() {
    return this.gone;
  }
  isLoading() {
    return false;
  }
  isCrashed() {
    return false;
  }
  isDevToolsOpened() {
    return false;
  }
  openDevTools() {}
  toggleDevTools() {}
  closeDevTools() {}
  focus() {}
  setBackgroundThrottling() {}
  setVisualZoomLevelLimits() {
    return Promise.resolve();
  }
  getUserAgent() {
    return 'stand-in';
  }
  setUserAgent() {}

  setWindowOpenHandler(handler: OpenHandler) {
    this.openHandler = handler;
  }
  /** False when the new window requested by the page is denied. */
  mayOpen(url: string): boolean {
    const answer = this.openHandler?.({ url, frameName: '', disposition: 'foreground-tab' });
    return answer?.action !== 'deny';
  }
  /** False when a listener prevents the navigation. */
  mayNavigate(url: string): boolean {
    const details = Object.assign(preventable(), {
      url,
      isMainFrame: true,
      isSameDocument: false,
      frame: this.mainFrame,
    });
    this.emit('will-frame-navigate', details);
    // What was refused goes no further.
    if (details.defaultPrevented) return false;
    this.emit('will-navigate', details, url);
    return !details.defaultPrevented;
  }

  getZoomLevel() {
    return this.level;
  }
  setZoomLevel(level: number) {
    this.level = level;
    this.onZoom();
  }
  getZoomFactor() {
    return 1.2 ** this.level;
  }
  setZoomFactor(factor: number) {
    this.setZoomLevel(Math.log(factor) / Math.log(1.2));
  }
  get zoomLevel() {
    return this.level;
  }
  set zoomLevel(level: number) {
    this.setZoomLevel(level);
  }
  get zoomFactor() {
    return this.getZoomFactor();
  }
  set zoomFactor(factor: number) {
    this.setZoomFactor(factor);
  }

  executeJavaScript(code: string) {
    return computer().browser.call('execute', this.id, code);
  }
  startDrag({ file, files, icon }: { file: string; files?: string[]; icon: { isEmpty(): boolean } }) {
    if (icon.isEmpty()) throw new Error('Must specify non-empty `icon` option');
    const dragged = files ?? [file];
    drags.push(
      dragged.map((each) => ({ name: path.basename(each), bytes: new Uint8Array(readFileSync(each)) })),
    );
    if (computer().platform !== 'darwin') untilDropped();
  }

  getPrintersAsync() {
    const printers = computer().printers.map((name) => ({
      name,
      displayName: `Printer ${name}`,
      description: '',
      options: {},
    }));
    return Promise.resolve(printers);
  }
  /** What the page shows in print is what comes out of the printer. */
  print(
    { silent, deviceName = '', usePrinterDefaultPageSize }: Electron.WebContentsPrintOptions,
    callback: (success: boolean, failureReason: string) => void,
  ) {
    if (!silent || !usePrinterDefaultPageSize)
      return refuse('printing with a dialog, or without a page size');
    const printer = deviceName || computer().printers[0];
    if (printer === undefined || !computer().printers.includes(printer))
      throw new Error('Invalid deviceName provided');
    computer()
      .browser.call('printText', this.id)
      .then((text) => {
        prints.push({ printer, text });
        callback(true, '');
      })
      .catch(() => callback(false, 'Print job failed'));
  }

  edit(command: EditCommand) {
    void computer().browser.call('edit', this.id, command);
  }
  copy() {
    this.edit('copy');
  }
  cut() {
    this.edit('cut');
  }
  paste() {
    this.edit('paste');
  }
  undo() {
    this.edit('undo');
  }
  redo() {
    this.edit('redo');
  }
  selectAll() {
    this.edit('selectAll');
  }
  delete() {
    this.edit('delete');
  }
  replaceMisspelling(word: string) {
    void computer().browser.call('insert', this.id, word);
  }
}
