import { app, globalShortcut } from 'electron';

const ACCELERATOR = 'CommandOrControl+Shift+Space';

/** A key that brings the console forward from any program. */
export interface GlobalKey {
  readonly isOn: () => boolean;
  /** Takes or releases the key; false if another program has it. */
  readonly set: (on: boolean) => boolean;
}

export const createGlobalKey = (onPress: () => void): GlobalKey => {
  app.on('will-quit', () => globalShortcut.unregisterAll());
  return {
    isOn: () => globalShortcut.isRegistered(ACCELERATOR),
    set: (on) => {
      if (on)
        return globalShortcut.isRegistered(ACCELERATOR) || globalShortcut.register(ACCELERATOR, onPress);
      globalShortcut.unregister(ACCELERATOR);
      return true;
    },
  };
};
