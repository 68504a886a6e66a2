import { computer } from './computer.ts';
import { strict } from './strict.ts';

const registered = new Map<string, () => void>();

export const globalShortcut = strict('globalShortcut', {
  isRegistered: (accelerator) => registered.has(accelerator),
  /** False when another program has the key. */
  register: (accelerator, callback) => {
    if (computer().areKeysTaken) return false;
    registered.set(accelerator, callback);
    return true;
  },
  unregister: (accelerator) => void registered.delete(accelerator),
  unregisterAll: () => registered.clear(),
} satisfies Partial<Electron.GlobalShortcut>);

/** The user presses a key in another program; false when this program has not registered it. */
export const pressAnywhere = (accelerator: string): boolean => {
  const callback = registered.get(accelerator);
  callback?.();
  return callback !== undefined;
};
