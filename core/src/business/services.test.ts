import { describe, expect, test } from 'vitest';
import { formatServicePrice } from '../format/index.ts';
import { type ServiceGroup, serviceGroups } from '../schemas/index.ts';
import { usualServices } from './services.ts';

/** The price lists of SPEC section 9, one line each. */
const PRICE_LISTS: Readonly<Record<ServiceGroup, readonly string[]>> = {
  'ring-sizing': [
    'Ladies Smaller $25',
    'Ladies One Size Larger $30',
    'Each Additional Size $20',
    'Gents Smaller $30',
    'Gents Larger $35',
    'Platinum Smaller $60',
    'Platinum Larger (1 Size) $80',
  ],
  'stone-setting': [
    'Re-Tip $15',
    'Replace Prong $20',
    'Tighten 1 to 4 Stones $15',
    'Tighten 5 to 9 Stones $25',
    'Setting 0.01-0.50 ct $25',
    'Setting 0.51-1.00 ct $30',
    'Setting 1.01-2.00 ct $40',
  ],
  chains: [
    'Install Clasp $15',
    'Small Clasp $60',
    'Medium Clasp $70',
    'Small Spring Ring $20',
    'Medium Spring Ring $25',
    'Solder Chain Light $20',
    'Solder Chain Heavy $27',
    'Bracelet Hinge $60',
  ],
  earrings: ['Post & Nut $60', 'Screw Backs $80', 'French/Omega Clips CALL'],
  additional: [
    'Customer Supplied Head $65',
    'Engrave Ring $15',
    'Engrave Other $20',
    'Clean & Polish $20',
    'Rhodium Plate $40',
    'Sizing Beads $35',
    'Solder Two Rings $40',
    'Pearls Restring $25 per inch',
    'Laser Solder $45',
  ],
};

const linesOf = (group: string) => usualServices.filter((line) => line.group === group);

describe('the price lists', () => {
  test('are those of the five tabs with their time frames, ring sizing first', () => {
    const times = usualServices.map(({ group, time }) => `${group}: ${time}`);
    expect([...new Set(times)]).toEqual([
      'ring-sizing: Same day to 2 days',
      'stone-setting: 1-3 days',
      'chains: 1-2 days',
      'earrings: Same day to 1 day',
      'additional: 1-3 days',
    ]);
    expect([...new Set(usualServices.map(({ group }) => group))]).toEqual(Object.keys(serviceGroups));
  });

  test.each(Object.entries(PRICE_LISTS))('charge for %s what SPEC section 9 says', (group, lines) => {
    expect(linesOf(group).map((line) => `${line.name} ${formatServicePrice(line)}`)).toEqual(lines);
  });

  test.each(Object.keys(PRICE_LISTS))(
    'have headings for %s wholly or not at all, each in one run',
    (group) => {
      const headings = linesOf(group).map(({ heading }) => heading);
      const runs = headings.filter((heading, index) => heading !== headings[index - 1]);
      expect(new Set(runs).size).toBe(runs.length);
      if (runs.length > 1) expect(runs).not.toContain(undefined);
    },
  );

  test('number their 34 lines as the migration has put them there', () => {
    expect(usualServices.map(({ id }) => id)).toEqual(Array.from({ length: 34 }, (_, index) => index + 1));
  });
});
