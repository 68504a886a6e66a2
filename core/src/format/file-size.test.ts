import { describe, expect, test } from 'vitest';
import { formatFileSize } from './file-size.ts';

describe('formatFileSize', () => {
  test.each([
    [0, '0 Bytes'],
    [736, '736 Bytes'],
    [1023, '1023 Bytes'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [174_131, '170.05 KB'],
    [1_048_576, '1 MB'],
    [5_400_000_000, '5.03 GB'],
    [3 * 1024 ** 4, '3072 GB'],
  ])('%d bytes are %s', (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(text);
  });

  test('a size that rounds up to the next unit is said in that unit', () => {
    expect(formatFileSize(1024 ** 2 - 1)).toBe('1 MB');
    expect(formatFileSize(1024 ** 3 - 1)).toBe('1 GB');
  });
});
