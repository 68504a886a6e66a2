import { strict } from './strict.ts';

const registered = new Set<string>();

export const globalShortcut = strict('globalShortcut', {
  isRegistered: (accelerator) => registered.has(accelerator),
  register: (accelerator) => Boolean(registered.add(accelerator)),
  unregister: (accelerator) => void registered.delete(accelerator),
  unregisterAll: () => registered.clear(),
} satisfies Partial<Electron.GlobalShortcut>);
