import { expect, test } from 'vitest';
import { firstLanguage, languages } from './texts.ts';

test.each([
  [['es-MX', 'en'], 'es'],
  [['fr-FR', 'es-ES', 'en'], 'es'],
  [['en-GB', 'es'], 'en'],
  [['de'], 'en'],
  [[], 'en'],
] as const)('a phone set to %j reads %s', (preferred, language) => {
  expect(firstLanguage(preferred)).toBe(language);
});

test('one photo is not told as several', () => {
  expect(languages.en.ended(1)).toContain('1 photo was not sent');
  expect(languages.es.ended(1)).toContain('queda 1 foto sin enviar');
  expect(languages.en.allReceived(1)).toMatch(/^Received\./);
});
