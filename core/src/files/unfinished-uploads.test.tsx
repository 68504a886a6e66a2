import { expect, test, vi } from 'vitest';
import { UnfinishedUploads } from './unfinished-uploads.ts';

const [first, second] = [
  { key: '1', name: '1.jpg', folder: '', size: 10 },
  { key: '2', name: '2.jpg', folder: 'rings', size: 20 },
];
const begun = { ...first, url: '/uploads/1' };

test('what was being sent is known after a reload, in its order, with where it goes on', () => {
  const uploads = new UnfinishedUploads('test');
  uploads.save(first);
  uploads.save(second);
  uploads.save(begun);
  expect(new UnfinishedUploads('test').listOwn()).toEqual([begun, second]);
  uploads.remove(second.key);
  const later = new UnfinishedUploads('test');
  expect(later.listOwn()).toEqual([begun]);
  later.save(second);
  expect(new UnfinishedUploads('test').listOwn()).toEqual([begun, second]);
  expect(new UnfinishedUploads('another').listOwn()).toEqual([]);
});

test('another window goes on with the same file, but does not call it its own', () => {
  const shared = () => localStorage;
  new UnfinishedUploads('test', shared).save(begun);
  sessionStorage.clear();
  const other = new UnfinishedUploads('test', shared);
  expect(other.listOwn()).toEqual([]);
  expect(other.find('1')).toEqual(begun);
  other.remove('1');
  expect(localStorage).toHaveLength(0);
  expect(new UnfinishedUploads('test').find('1')).toBeUndefined();
});

test('without storage, or with what is unreadable in it, nothing fails, and a page remembers by itself', () => {
  sessionStorage.setItem('test', '{');
  const uploads = new UnfinishedUploads('test', () => localStorage);
  expect(uploads.listOwn()).toEqual([]);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => uploads.save(begun)).not.toThrow();
  expect(uploads.find('1')).toEqual(begun);
});
