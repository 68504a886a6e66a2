import type Electron from 'electron';
import { computer } from './computer.ts';
import type { DoubleOf } from './double-of.ts';
import type { Rectangle } from './protocol.ts';
import { KnownEmitter, strict } from './strict.ts';

const displays = () =>
  computer().screens.map((workArea, index) =>
    strict('display', {
      id: index + 1,
      bounds: workArea,
      workArea,
      size: workArea,
      workAreaSize: workArea,
      scaleFactor: computer().scaleFactors[index] ?? 1,
      rotation: 0,
    }),
  );

export const primaryWorkArea = (): Rectangle => {
  const [first] = computer().screens;
  if (!first) throw new Error('A computer has one screen at least.');
  return { ...first };
};

const shared = (a: Rectangle, b: Rectangle): number =>
  Math.max(0, Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y));

const ofMost = (rectangle: Rectangle) =>
  displays().toSorted((a, b) => shared(b.workArea, rectangle) - shared(a.workArea, rectangle))[0];

/** Scaling of the screen that a window is mostly on. */
export const scaleAt = (rectangle: Rectangle): number => ofMost(rectangle)?.scaleFactor ?? 1;

class Screen
  extends KnownEmitter
  implements
    DoubleOf<
      Electron.Screen,
      | 'getAllDisplays'
      | 'getPrimaryDisplay'
      | 'getDisplayMatching'
      | 'getDisplayNearestPoint'
      | 'getCursorScreenPoint'
    >
{
  constructor() {
    super('Screen');
  }
  getAllDisplays() {
    return displays();
  }
  getPrimaryDisplay() {
    return displays()[0];
  }
  getDisplayMatching(rectangle: Rectangle) {
    return ofMost(rectangle);
  }
  getDisplayNearestPoint({ x, y }: { x: number; y: number }) {
    return ofMost({ x, y, width: 1, height: 1 });
  }
  getCursorScreenPoint() {
    return { x: 0, y: 0 };
  }
}

export const screen = strict('screen', new Screen());
