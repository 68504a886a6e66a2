import { EventEmitter } from 'node:events';
import { onTestFinished, vi } from 'vitest';

/**
 * Loads a module of the console's main process with only these members of Electron; using another one throws.
 * What was loaded before stays with its own.
 */
export const withElectron = async <Loaded>(
  electron: object,
  load: () => Promise<Loaded>,
): Promise<Loaded> => {
  vi.resetModules();
  vi.doMock('electron', () => electron);
  try {
    return await load();
  } finally {
    vi.doUnmock('electron');
  }
};

/** Runs the rest of a test on another system. */
export const onPlatform = (platform: NodeJS.Platform): void => {
  const own = Object.getOwnPropertyDescriptor(process, 'platform');
  Object.defineProperty(process, 'platform', { value: platform, configurable: true, enumerable: true });
  onTestFinished(() => void (own && Object.defineProperty(process, 'platform', own)));
};

/** An event that a listener may prevent. */
export const preventable = () => ({ preventDefault: vi.fn() });

/** A window of Electron as far as most modules use one; hidden at first. */
export class FakeWindow extends EventEmitter {
  readonly state = { visible: false, minimized: false, focused: false, fullScreen: false, destroyed: false };
  readonly webContents = Object.assign(new EventEmitter(), {
    loadURL: vi.fn(),
    reload: vi.fn(),
    isCrashed: vi.fn(() => false),
    forcefullyCrashRenderer: vi.fn(),
    setZoomLevel: vi.fn(),
  });
  readonly setBounds = vi.fn();
  readonly setContentProtection = vi.fn();
  readonly setOverlayIcon = vi.fn();
  readonly loadURL = vi.fn(async () => {});
  readonly maximize = vi.fn();
  readonly focus = vi.fn();
  readonly setFullScreen = vi.fn();
  readonly show = vi.fn(() => this.change({ visible: true }, 'show'));
  readonly hide = vi.fn(() => this.change({ visible: false }, 'hide'));
  readonly restore = vi.fn(() => this.change({ minimized: false }, 'restore'));

  change(some: Partial<FakeWindow['state']>, event: string) {
    Object.assign(this.state, some);
    this.emit(event);
  }
  isVisible() {
    return this.state.visible;
  }
  isMinimized() {
    return this.state.minimized;
  }
  isFocused() {
    return this.state.focused;
  }
  isFullScreen() {
    return this.state.fullScreen;
  }
  isDestroyed() {
    return this.state.destroyed;
  }
  isMaximized() {
    return false;
  }
  getNormalBounds() {
    return { x: 0, y: 0, width: 800, height: 600 };
  }
}
