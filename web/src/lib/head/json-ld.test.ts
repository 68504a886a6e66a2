import { usualContact, usualOpeningHours } from '@jeweler/core/business';
import { describe, expect, test } from 'vitest';
import { jsonLdText, webSite } from './json-ld.ts';
import { jewelryStore } from './store-json-ld.ts';

const origin = 'https://shop.example';
const { week } = usualOpeningHours;
const contact = usualContact;
const image = '/media/social/og-default.jpg';
const usual = { week, closings: [], contact, image };

describe('structured data', () => {
  test('the site names the store as its publisher', () => {
    expect(webSite(origin).publisher).toEqual({ '@id': jewelryStore(origin, usual)['@id'] });
  });

  test('the store says the hours of each weekday on which it is open', () => {
    const hours = { opens: '10:00', closes: '18:00' };
    const friday = { opens: '10:00', closes: '19:00', breaks: [{ from: '13:00', to: '14:00' }] };
    const other = { ...week, monday: null, friday, saturday: hours, sunday: null };
    const days = (...names: string[]) => names.map((name) => `https://schema.org/${name}`);
    expect(jewelryStore(origin, { ...usual, week: other }).openingHoursSpecification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days('Tuesday', 'Wednesday', 'Thursday'),
        opens: '10:00',
        closes: '19:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days('Friday'),
        opens: '10:00',
        closes: '13:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days('Friday'),
        opens: '14:00',
        closes: '19:00',
      },
      { '@type': 'OpeningHoursSpecification', dayOfWeek: days('Saturday'), ...hours },
    ]);
  });

  test('the store says on which of the next days it is closed', () => {
    const closings = [{ first: '2026-12-24', last: '2026-12-26' }];
    expect(jewelryStore(origin, { ...usual, closings }).specialOpeningHoursSpecification).toEqual([
      {
        '@type': 'OpeningHoursSpecification',
        validFrom: '2026-12-24',
        validThrough: '2026-12-26',
        opens: '00:00',
        closes: '00:00',
      },
    ]);
  });

  test('a closing script tag in a text cannot end the element', () => {
    const text = jsonLdText({ name: '</script><script>' });
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual({ '@context': 'https://schema.org', name: '</script><script>' });
  });
});
