import { expect, test } from 'vitest';
import { decodeFile } from './decode-file.ts';

const latin1 = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));
const utf8 = (text: string) => new TextEncoder().encode(text);

test.each(['json', 'csv'] as const)('%s in UTF-8 is read with and without a byte order mark', (format) => {
  const text = 'Émeraude „Drops” 💚';
  expect(decodeFile(utf8(text), format)).toEqual({ text });
  expect(decodeFile(utf8(`\ufeff${text}`), format)).toEqual({ text });
  expect(decodeFile(new Uint8Array(), format)).toEqual({ text: '' });
});

test('a table that is not UTF-8 is read as Windows-1252, a catalogue is not', () => {
  const bytes = latin1('Gr\xf6\xdfe \xbd, d\x92\xe9t\xe9');
  expect(decodeFile(bytes, 'json')).toEqual({ advice: 'is not UTF-8 text: save it as UTF-8.' });
  expect(decodeFile(bytes, 'csv')).toEqual({ text: expect.stringMatching(/^Größe ½, d.été$/) });
});

test.each([[[0xff, 0xfe, 0x41, 0]], [[0xfe, 0xff, 0, 0x41]]])('UTF-16 is named', (bytes) => {
  expect(decodeFile(Uint8Array.from(bytes), 'csv')).toEqual({
    advice: 'is saved as UTF-16 ("Unicode"): save it as UTF-8.',
  });
});
