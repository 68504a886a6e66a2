import type Electron from 'electron';
import type { PartialDoubleOf } from './double-of.ts';
import { strict } from './strict.ts';

export const workArea = { x: 0, y: 0, width: 1920, height: 1040 };
const display = strict('display', { id: 1, workArea });

/** The computer's only screen. */
export const screen = strict('screen', {
  getAllDisplays: () => [display],
  getPrimaryDisplay: () => display,
  getDisplayMatching: () => display,
} satisfies PartialDoubleOf<Electron.Screen>);
