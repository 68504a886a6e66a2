import { mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type Electron from 'electron';
import { computer } from './computer.ts';
import type { DoubleOf } from './double-of.ts';
import { createInstanceLock } from './single-instance.ts';
import { KnownEmitter, preventable, strict } from './strict.ts';

/** Folders by the names of `app.getPath`; all of them are below the test's folders. */
const toPath = (name: string): string => {
  const { userData, home, appPath } = computer();
  const folders: Record<string, string> = {
    home,
    appData: path.join(home, '.config'),
    userData,
    sessionData: userData,
    temp: path.join(home, 'temp'),
    logs: path.join(userData, 'logs'),
    crashDumps: path.join(userData, 'crashes'),
    desktop: path.join(home, 'Desktop'),
    documents: path.join(home, 'Documents'),
    downloads: path.join(home, 'Downloads'),
    pictures: path.join(home, 'Pictures'),
    exe: path.join(appPath, 'console'),
    module: path.join(appPath, 'console'),
  };
  const folder = folders[name];
  if (folder === undefined) throw new Error(`Failed to get '${name}' path`);
  if (name !== 'exe' && name !== 'module') mkdirSync(folder, { recursive: true });
  return folder;
};

const hasDesktopName = (): boolean =>
  'desktopName' in JSON.parse(readFileSync(path.join(computer().appPath, 'out', 'package.json'), 'utf8'));

/** Downloads that have bounced the dock's stack of downloads. */
export const finishedDownloads: string[] = [];

/** The menu of the dock's icon, and the tasks of the taskbar's. */
export const iconMenus: { dock: Electron.Menu | undefined; tasks: Electron.Task[] } = {
  dock: undefined,
  tasks: [],
};

const dock = {
  setMenu: (menu) => {
    iconMenus.dock = menu;
  },
  downloadFinished: (path: string) => void finishedDownloads.push(path),
} satisfies Partial<Electron.Dock>;

/** Closes every window as a user would; false when one of them prevents it. */
type CloseWindows = () => Promise<boolean>;

class App
  extends KnownEmitter
  implements
    DoubleOf<
      Electron.App,
      | 'isPackaged'
      | 'name'
      | 'commandLine'
      | 'badgeCount'
      | 'whenReady'
      | 'isReady'
      | 'getPath'
      | 'getAppPath'
      | 'getVersion'
      | 'getName'
      | 'setName'
      | 'getLocale'
      | 'getSystemLocale'
      | 'setBadgeCount'
      | 'setAppUserModelId'
      | 'setToastActivatorCLSID'
      | 'setAppLogsPath'
      | 'setAboutPanelOptions'
      | 'showAboutPanel'
      | 'enableSandbox'
      | 'focus'
      | 'requestSingleInstanceLock'
      | 'hasSingleInstanceLock'
      | 'releaseSingleInstanceLock'
      | 'setLoginItemSettings'
      | 'getLoginItemSettings'
      | 'quit'
      | 'exit'
      | 'relaunch'
    >
{
  readonly isPackaged = true;
  // Exists only on macOS.
  readonly dock = computer().platform === 'darwin' ? strict('Dock', dock) : undefined;
  name = 'Shop console';
  badgeCount = 0;
  readonly commandLine = strict('app.commandLine', {
    appendSwitch: () => {},
    hasSwitch: () => false,
    getSwitchValue: () => '',
  });
  readonly state = {
    ready: false,
    quitting: false,
    openAtLogin: false,
    schemes: [] as string[],
    closeWindows: (async () => true) as CloseWindows,
  };
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
  getAppPath() {
    return computer().appPath;
  }
  getVersion() {
    return computer().version;
  }
  getName() {
    return this.name;
  }
  setName(name: string) {
    this.name = name;
  }
  getLocale() {
    return 'en-US';
  }
  getSystemLocale() {
    return 'en-US';
  }
  setBadgeCount(count = 0) {
    // Windows uses overlays on windows instead.
    if (computer().platform === 'win32') return false;
    // Launchers of Linux find the program by the name of its desktop entry.
    if (computer().platform === 'linux' && !hasDesktopName()) return false;
    this.badgeCount = count;
    return true;
  }
  setAsDefaultProtocolClient(scheme: string) {
    this.state.schemes.push(scheme);
    return true;
  }
  setUserTasks(tasks: Electron.Task[]) {
    iconMenus.tasks = tasks;
    return true;
  }
  setAppUserModelId() {}
  setToastActivatorCLSID() {}
  setAppLogsPath() {}
  setAboutPanelOptions() {}
  showAboutPanel() {}
  enableSandbox() {
    if (this.state.ready) throw new Error('app.enableSandbox() can only be called before app is ready');
  }
  focus() {}

  requestSingleInstanceLock() {
    this.lock ??= createInstanceLock(computer().userData, computer().lockPort, (argv) =>
      this.emit('second-instance', {}, argv, process.cwd(), {}),
    );
    return this.lock.request();
  }
  hasSingleInstanceLock() {
    return this.lock?.has() ?? false;
  }
  releaseSingleInstanceLock() {
    this.lock?.release();
  }

  setLoginItemSettings({ openAtLogin }: { openAtLogin?: boolean }) {
    // As in Electron, which does not support it on Linux.
    if (process.platform !== 'linux') this.state.openAtLogin = openAtLogin ?? false;
  }
  getLoginItemSettings() {
    const { openAtLogin } = this.state;
    const { platform, openedAtLogin, isDisabledAtLogin } = computer();
    if (platform === 'darwin')
      return strict('loginItemSettings', { openAtLogin, wasOpenedAtLogin: openedAtLogin });
    const executableWillLaunchAtLogin = openAtLogin && !isDisabledAtLogin;
    return strict('loginItemSettings', { openAtLogin, executableWillLaunchAtLogin });
  }

  /** As in Electron: every listener and every window may prevent it; without windows it quits. */
  quit() {
    void this.endProgram();
  }
  exit(code = 0) {
    this.emit('quit', {}, code);
    void this.leave(code);
  }
  relaunch() {}

  async endProgram() {
    const before = preventable();
    this.emit('before-quit', before);
    if (before.defaultPrevented) return;
    this.state.quitting = true;
    if (!(await this.state.closeWindows())) {
      this.state.quitting = false;
      return;
    }
    const will = preventable();
    this.emit('will-quit', will);
    if (will.defaultPrevented) {
      this.state.quitting = false;
      return;
    }
    this.emit('quit', {}, 0);
    await this.leave(0);
  }

  async leave(code: number) {
    await this.lock?.told();
    this.lock?.release();
    process.exit(code);
  }
}

export const app = strict('app', new App());
