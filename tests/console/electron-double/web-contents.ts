import { readFileSync } from 'node:fs';
import path from 'node:path';
import type Electron from 'electron';
import { browserAddress } from './addresses.ts';
import { computer } from './computer.ts';
import type { PartialDoubleOf } from './double-of.ts';
import type { DraggedFile, EditCommand } from './protocol.ts';
import { KnownEmitter, preventable, strict } from './strict.ts';

/** The calling frame as IPC handlers see it. */
export interface Frame {
  url: string;
  readonly parent: Frame | null;
}

type OpenHandler = (details: { url: string }) => { action: string };

/** All files dragged out so far, with their contents at that time. */
export const drags: DraggedFile[][] = [];

/** What cannot be cloned is not sent: as in Electron, only the terminal is told. */
const clone = (args: unknown[]): unknown[] | undefined => {
  try {
    return structuredClone(args);
  } catch (error) {
    process.stderr.write(`Error sending from webFrameMain: ${error}\n`);
    return undefined;
  }
};

export class WebContents extends KnownEmitter implements PartialDoubleOf<Electron.WebContents> {
  readonly id: number;
  readonly ready: Promise<void>;
  readonly frame: Frame = { url: 'about:blank', parent: null };
  openHandler: OpenHandler | undefined;
  level = 0;
  gone = false;
  /** Whether its page has no process, or one that answers nothing. */
  crashed = false;
  hung = false;
  onZoom: () => void = () => {};

  constructor(id: number, ready: Promise<void>) {
    super('WebContents');
    this.id = id;
    this.ready = ready;
  }

  /** The main frame, or a subframe with another URL. */
  frameAt(url: string, isMainFrame: boolean): Frame {
    if (isMainFrame) this.frame.url = url;
    return strict('webFrame', isMainFrame ? this.frame : { url, parent: this.frame });
  }

  send(channel: string, ...args: unknown[]) {
    if (this.gone) throw new TypeError('Object has been destroyed');
    const crossing = clone(args);
    if (!crossing) return;
    void this.ready.then(() => computer().browser.call('emit', this.id, channel, crossing)).catch(() => {});
  }

  async loadURL(url: string) {
    await this.ready;
    try {
      await computer().browser.call('load', this.id, browserAddress(url, computer().port));
    } catch (error) {
      this.emit('did-fail-load', {}, -2, 'ERR_FAILED', url, true);
      throw new Error(`ERR_FAILED (-2) loading '${url}'`, { cause: error });
    }
    this.emit('did-finish-load', {});
  }
  /** A page that hangs cannot be replaced in its process: nothing happens, and nothing is said. */
  reload() {
    if (this.hung) return;
    void this.mayLeave()
      .then(async (may) => {
        if (!may) return;
        await computer().browser.call('reload', this.id);
        this.crashed = false;
        this.emit('did-finish-load', {});
      })
      .catch(() => {});
  }
  /** A page that objects to being left stays, unless a listener prevents that. */
  async mayLeave() {
    const objects =
      !this.crashed &&
      (await computer()
        .browser.call('objects', this.id)
        .catch(() => false));
    if (!objects) return true;
    const event = preventable();
    this.emit('will-prevent-unload', event);
    return event.defaultPrevented;
  }
  isCrashed() {
    return this.crashed;
  }
  hang() {
    this.hung = true;
    this.emit('unresponsive');
  }
  endProcess() {
    this.hung = false;
    this.crashed = true;
    this.emit('render-process-gone', {}, { reason: 'crashed', exitCode: 1 });
  }
  forcefullyCrashRenderer() {
    setImmediate(() => this.endProcess());
  }
  isDestroyed() {
    return this.gone;
  }

  setWindowOpenHandler(handler: OpenHandler) {
    this.openHandler = handler;
  }
  /** False when the new window requested by the page is denied. */
  mayOpen(url: string): boolean {
    return this.openHandler?.({ url }).action !== 'deny';
  }
  /** False when a listener prevents the navigation. */
  mayNavigate(url: string): boolean {
    const details = Object.assign(preventable(), { url, isMainFrame: true });
    this.emit('will-frame-navigate', details);
    return !details.defaultPrevented;
  }

  getZoomLevel() {
    return this.level;
  }
  setZoomLevel(level: number) {
    this.level = level;
    this.onZoom();
  }

  startDrag({ files = [], icon }: { files?: string[]; icon: { isEmpty(): boolean } }) {
    if (icon.isEmpty()) throw new Error('Must specify non-empty `icon` option');
    drags.push(
      files.map((each) => ({ name: path.basename(each), bytes: new Uint8Array(readFileSync(each)) })),
    );
  }

  edit(command: EditCommand) {
    void computer().browser.call('edit', this.id, command);
  }
}
