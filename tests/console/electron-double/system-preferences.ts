import type Electron from 'electron';
import { computer } from './computer.ts';
import type { PartialDoubleOf } from './double-of.ts';
import { refuse, strict } from './strict.ts';

/** These methods exist on macOS only. */
const onMac = () => {
  if (computer().platform !== 'darwin') refuse('Touch ID on this system');
};

export const systemPreferences = strict('systemPreferences', {
  canPromptTouchID: () => {
    onMac();
    return computer().touchId !== 'none';
  },
  promptTouchID: async (_reason: string) => {
    onMac();
    if (computer().touchId !== 'accepts') throw new Error('Canceled by user.');
  },
} satisfies PartialDoubleOf<Electron.SystemPreferences>);
