import { app, globalShortcut } from 'electron';

const ACCELERATOR = 'CommandOrControl+Shift+Space';
/** As the menu calls it. */
export const globalKeyName = (): string => `${process.platform === 'darwin' ? 'Cmd' : 'Ctrl'}+Shift+Space`;

/** A key that brings the console forward from any program. */
export const createGlobalKey = (onPress: () => void) => {
  app.on('will-quit', () => globalShortcut.unregisterAll());
  return {
    isOn: () => globalShortcut.isRegistered(ACCELERATOR),
    /** Takes or releases the key; false if another program has it. */
    set: (on: boolean): boolean => {
      if (on)
        return globalShortcut.isRegistered(ACCELERATOR) || globalShortcut.register(ACCELERATOR, onPress);
      globalShortcut.unregister(ACCELERATOR);
      return true;
    },
  };
};

export type GlobalKey = ReturnType<typeof createGlobalKey>;
