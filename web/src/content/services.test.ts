import { serviceRequestSchema } from '@jeweler/core/submissions';
import { describe, expect, test } from 'vitest';
import { quoteServiceTypes, repairServices, services } from './services.ts';

/** The price lists of SPEC section 9, one line each. */
const PRICE_LISTS = {
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

describe('the services', () => {
  test('are the five tabs of SPEC section 2 with their time frames, ring sizing first', () => {
    expect(services.map(({ id, timeFrame }) => `${id}: ${timeFrame}`)).toEqual([
      'ring-sizing: Same day to 2 days',
      'stone-setting: 1-3 days',
      'chains: 1-2 days',
      'earrings: Same day to 1 day',
      'additional: 1-3 days',
    ]);
  });

  test.each(services)('charge for $id what SPEC section 9 says', ({ id, prices }) => {
    expect(prices.map(({ name, price }) => `${name} ${price}`)).toEqual(PRICE_LISTS[id]);
  });

  test.each(services)(
    'group the price list of $id wholly or not at all, each group in one run',
    ({ prices }) => {
      const categories = prices.map(({ category }) => category);
      const runs = categories.filter((category, index) => category !== categories[index - 1]);
      expect(new Set(runs).size).toBe(runs.length);
      if (runs.length > 1) expect(runs).not.toContain(undefined);
    },
  );

  test.each(services)('show three different pictures of $id', ({ id, pictures }) => {
    expect(pictures.map(({ src }) => src)).toEqual([1, 2, 3].map((n) => `/media/services/${id}-${n}.jpg`));
    expect(new Set(pictures.map(({ alt }) => alt)).size).toBe(3);
  });

  test('can each be asked for in the quote form', () => {
    expect(quoteServiceTypes).toHaveLength(5);
    for (const serviceType of quoteServiceTypes) {
      expect(serviceRequestSchema.shape.serviceType.parse(serviceType)).toBe(serviceType);
    }
  });

  test('name the eight repairs of SPEC section 9', () => {
    expect(repairServices.join(', ').toLowerCase()).toBe(
      'ring sizing, stone setting, prong re-tipping, chain repair, clasp replacement, cleaning and polishing, rhodium plating, vintage restoration',
    );
  });
});
