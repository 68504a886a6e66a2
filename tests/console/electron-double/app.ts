import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type Electron from 'electron';
import { computer } from './computer.ts';
import type { PartialDoubleOf } from './double-of.ts';
import { createInstanceLock } from './single-instance.ts';
import { KnownEmitter, preventable, strict } from './strict.ts';

/** Folders by the names of `app.getPath`; all of them are below the test's folders. */
const toPath = (name: string): string => {
  const { userData, home } = computer();
  const folders: Record<string, string> = {
    appData: path.join(home, '.config'),
    userData,
    temp: path.join(home, 'temp'),
    logs: path.join(userData, 'logs'),
    downloads: path.join(home, 'Downloads'),
  };
  const folder = folders[name];
  if (folder === undefined) throw new Error(`Failed to get '${name}' path`);
  mkdirSync(folder, { recursive: true });
  return folder;
};

class App extends KnownEmitter implements PartialDoubleOf<Electron.App> {
  readonly isPackaged = true;
  readonly name = 'Shop console';
  badgeCount = 0;
  readonly state = { ready: false, quitting: false, closeWindows: () => false };
  readonly whenStarted: Promise<void>;
  becomeReady: () => void = () => {};
  lock: ReturnType<typeof createInstanceLock> | undefined;

  constructor() {
    super('App');
    this.whenStarted = new Promise((resolve) => {
      this.becomeReady = () => {
        this.state.ready = true;
        this.emit('ready', {}, {});
        resolve();
      };
    });
  }

  whenReady() {
    return this.whenStarted;
  }
  isReady() {
    return this.state.ready;
  }
  getPath(name: string) {
    return toPath(name);
  }
  getVersion() {
    return computer().version;
  }
  getName() {
    return this.name;
  }
  setBadgeCount(count = 0) {
    this.badgeCount = count;
    return true;
  }
  enableSandbox() {
    if (this.state.ready) throw new Error('app.enableSandbox() can only be called before app is ready');
  }
  requestSingleInstanceLock() {
    this.lock ??= createInstanceLock(computer().userData, computer().lockPort, (argv) =>
      this.emit('second-instance', {}, argv, process.cwd(), {}),
    );
    return this.lock.request();
  }

  /** As in Electron: every listener and every window may prevent it. Where there are windows, the last one ends it. */
  quit() {
    if (this.state.quitting) return;
    const before = preventable();
    this.emit('before-quit', before);
    if (before.defaultPrevented) return;
    this.state.quitting = true;
    if (!this.state.closeWindows()) this.shutDown();
  }
  shutDown() {
    const will = preventable();
    this.emit('will-quit', will);
    if (will.defaultPrevented) this.state.quitting = false;
    else this.exit();
  }
  exit(code = 0) {
    this.emit('quit', {}, code);
    void this.leave(code);
  }

  async leave(code: number) {
    await this.lock?.told();
    process.exit(code);
  }
}

export const app = strict('app', new App());
