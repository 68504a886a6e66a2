import { expect, test } from 'vitest';
import { numberedName, toSafeName } from './file-names.ts';

test.each([
  ['Ocean ring 2.JPG', 'Ocean ring 2.JPG'],
  ['Oce\u0301an.jpg', 'Océan.jpg'],
  ['../../etc/passwd', '-..-etc-passwd'],
  ['C:\\shop\\ring.jpg', 'C-shop-ring.jpg'],
  ['a\u202egpj.exe.jpg', 'agpj.exe.jpg'],
  ['ring\n\u0000.jpg', 'ring.jpg'],
  ['con.jpg', '_con.jpg'],
  ['LPT1', '_LPT1'],
  ['contour.jpg', 'contour.jpg'],
  ['.hidden.jpg', 'hidden.jpg'],
  ['.jpg', 'file.jpg'],
  ['~$ring.jpg', 'ring.jpg'],
  ['ring. . ', 'ring'],
  ['', 'file'],
  ['\u3164.jpg', 'file.jpg'],
  ['Screenshot 3.04.05 p.m..png', 'Screenshot 3.04.05 p.m..png'],
  ['???.png', '-.png'],
  ['指輪 💍.heic', '指輪 💍.heic'],
])('%j is kept as %j', (name, safe) => {
  expect(toSafeName(name)).toBe(safe);
  expect(toSafeName(safe)).toBe(safe);
});

test('long names keep their extension and whole characters', () => {
  const safe = toSafeName(`${'💍'.repeat(100)}.jpeg`);
  expect(safe).toBe(`${'💍'.repeat(36)}.jpeg`);
  expect(new TextEncoder().encode(numberedName(safe, 1000)).length).toBeLessThanOrEqual(150);
});

test('a number stands before the extension', () => {
  expect(numberedName('ring.jpg', 2)).toBe('ring-2.jpg');
  expect(numberedName('rings', 3)).toBe('rings-3');
});
