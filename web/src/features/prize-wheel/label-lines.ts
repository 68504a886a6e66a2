const channel = (hex: string, start: number) => {
  const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** Relative luminance (WCAG 2) of a colour written as `#RRGGBB`, 0 to 1. */
export const luminance = (hex: string) =>
  0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);

/** Luminance at which black and white text have the same contrast. */
const MIDDLE = 0.179;

/** Colour token of the text that is readable on a stone of this colour. */
export const inkOn = (stone: string): 'bone.100' | 'ink.900' =>
  luminance(stone) < MIDDLE ? 'bone.100' : 'ink.900';

/** A service's name in the two lines of its stone: the first word, then the rest. */
export const labelLines = (service: string): readonly [string, string] => {
  const space = service.indexOf(' ');
  return space === -1 ? [service, ''] : [service.slice(0, space), service.slice(space + 1)];
};
