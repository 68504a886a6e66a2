import { MAX_PHOTO_BYTES, MAX_PHOTOS, MAX_PHOTOS_BYTES } from '@jeweler/core/schemas';
import { expect, test } from 'vitest';
import { requestLanguages } from './request-texts.ts';
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

test('the limits of photos with a request are those of the server', () => {
  const megabytes = (bytes: number) => `${bytes / 1_000_000} MB`;
  for (const { limits, full, tooLarge } of Object.values(requestLanguages)) {
    expect(tooLarge).toContain(megabytes(MAX_PHOTO_BYTES));
    for (const text of [limits(new Date(0)), full]) {
      expect(text).toContain(megabytes(MAX_PHOTOS_BYTES));
      expect(text).toMatch(new RegExp(`\\b${MAX_PHOTOS}\\b`));
    }
  }
});

test.each([
  ['en', 1, 'We have your photo. You can send more, or close this page.'],
  ['en', MAX_PHOTOS, 'We have your 6 photos. You can close this page.'],
  ['es', 1, 'Tenemos su foto. Puede enviar más o cerrar esta página.'],
  ['es', MAX_PHOTOS, 'Tenemos sus 6 fotos. Puede cerrar esta página.'],
] as const)('in %s, with %i photos: %s', (language, have, sentence) => {
  expect(requestLanguages[language].allReceived(1, have)).toBe(sentence);
});

test.each([
  ['en', /until December 14, 2026\b.+\b2:05\sPM\.$/],
  ['es', /hasta el 14 de diciembre de 2026\b.+\b14:05\.$/],
] as const)('in %s, the link of a request ends at a time of that day', (language, end) => {
  expect(requestLanguages[language].limits(new Date(2026, 11, 14, 14, 5))).toMatch(end);
});
