import { expect, test, vi } from 'vitest';
import { UnsentFiles } from './unsent-files.ts';

test('what was being sent is known after a reload, with where it goes on', () => {
  const [first, second] = [
    { name: '1.jpg', size: 10 },
    { name: '2.jpg', size: 20 },
  ];
  const files = new UnsentFiles([]);
  files.add(first);
  files.add(second);
  const begun = files.replace(first, { ...first, url: '/uploads/1' });
  files.remove(second);
  expect(UnsentFiles.readLast()).toEqual([begun]);
  new UnsentFiles(UnsentFiles.readLast()).add(second);
  expect(UnsentFiles.readLast()).toEqual([begun, second]);
});

test('without storage, or with what is unreadable in it, nothing is known and nothing fails', () => {
  sessionStorage.setItem('unsent', '{');
  expect(UnsentFiles.readLast()).toEqual([]);
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => new UnsentFiles([]).add({ name: '1.jpg', size: 10 })).not.toThrow();
  full.mockRestore();
});
