import { expect, test } from 'vitest';
import { safeName } from './fetched-files.ts';

test.each([
  ['/media/products/ring.jpg', 'ring.jpg'],
  ['/media/Gold%20%26%20Silver.jpg', 'Gold & Silver.jpg'],
  ['/media/%C3%BCber%20uns.PNG', 'über uns.PNG'],
  ['/media/50%25.jpg', '50%.jpg'],
  ['/media/a%3Ab%3Cc%3E%22d%22%7Ce%3Ff%2A.jpg', 'a-b-c-d-e-f-.jpg'],
  ['/media/..%2F..%2Fevil.exe', '-..-evil.exe'],
  ['/media/..%5C..%5Cevil.exe', '-..-evil.exe'],
  ['/media/line%0Abreak.jpg', 'linebreak.jpg'],
  ['/media/CON.jpg', '_CON.jpg'],
  ['/media/com1', '_com1'],
  ['/media/console.jpg', 'console.jpg'],
  ['/media/trailing.%20.', 'trailing'],
  ['/media/...', 'file'],
  ['/media/%E0%A4%A.jpg', '%E0%A4%A.jpg'],
])('%s lies here as %s', (publicUrl, name) => {
  expect(safeName(publicUrl)).toBe(name);
});

test('a name too long for Windows is shortened and keeps its extension', () => {
  const name = safeName(`/media/${'ring'.repeat(60)}.jpeg`);
  expect(name).toHaveLength(150);
  expect(name.endsWith('.jpeg')).toBe(true);
});
