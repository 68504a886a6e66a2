import type { PriceSuffix, ServiceGroup, ServiceLine } from '../schemas/index.ts';

type Line = readonly [
  name: string,
  price: number | undefined,
  heading?: string | undefined,
  suffix?: PriceSuffix,
];

const list = (group: ServiceGroup, time: string, lines: readonly Line[]): Omit<ServiceLine, 'id'>[] =>
  lines.map(([name, price, heading, suffix]) => ({
    name,
    ...(price !== undefined && { price }),
    ...(suffix && { suffix }),
    time,
    group,
    ...(heading && { heading }),
  }));

/** The lines of the five price lists (SPEC section 9), until staff change one of them. */
export const usualServices: readonly ServiceLine[] = [
  ...list('ring-sizing', 'Same day to 2 days', [
    ['Ladies Smaller', 25],
    ['Ladies One Size Larger', 30],
    ['Each Additional Size', 20],
    ['Gents Smaller', 30],
    ['Gents Larger', 35],
    ['Platinum Smaller', 60],
    ['Platinum Larger (1 Size)', 80],
  ]),
  ...list('stone-setting', '1-3 days', [
    ['Re-Tip', 15, 'Prongs'],
    ['Replace Prong', 20, 'Prongs'],
    ['Tighten 1 to 4 Stones', 15, 'Tightening'],
    ['Tighten 5 to 9 Stones', 25, 'Tightening'],
    ['Setting 0.01-0.50 ct', 25, 'Setting'],
    ['Setting 0.51-1.00 ct', 30, 'Setting'],
    ['Setting 1.01-2.00 ct', 40, 'Setting'],
  ]),
  ...list('chains', '1-2 days', [
    ['Install Clasp', 15, 'Clasps'],
    ['Small Clasp', 60, 'Clasps'],
    ['Medium Clasp', 70, 'Clasps'],
    ['Small Spring Ring', 20, 'Spring Rings'],
    ['Medium Spring Ring', 25, 'Spring Rings'],
    ['Solder Chain Light', 20, 'Soldering'],
    ['Solder Chain Heavy', 27, 'Soldering'],
    ['Bracelet Hinge', 60, 'Hinges'],
  ]),
  ...list('earrings', 'Same day to 1 day', [
    ['Post & Nut', 60],
    ['Screw Backs', 80],
    ['French/Omega Clips', undefined, undefined, 'call'],
  ]),
  ...list('additional', '1-3 days', [
    ['Customer Supplied Head', 65],
    ['Engrave Ring', 15],
    ['Engrave Other', 20],
    ['Clean & Polish', 20],
    ['Rhodium Plate', 40],
    ['Sizing Beads', 35],
    ['Solder Two Rings', 40],
    ['Pearls Restring', 25, undefined, 'inch'],
    ['Laser Solder', 45],
  ]),
].map((line, index) => ({ id: index + 1, ...line }));
