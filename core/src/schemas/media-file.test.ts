import { expect, test } from 'vitest';
import { longMediaListSchema, type MediaFile, mediaListSchema } from './media-file.ts';

const file: MediaFile = {
  name: 'ring.jpg',
  relativePath: 'rings/ring.jpg',
  publicUrl: '/media/rings/ring.jpg',
  type: 'jpg',
  size: 0,
  lastModified: '2026-11-20T10:00:00.000Z',
  addedAt: '2026-11-20T05:00:00-05:00',
  hasLocation: true,
};
const wrong = ['', 'x', 0, -1, 1.5, null, true, [], {}, '/images/ring.jpg', '2026-11-20', '2026-11-20T10:00'];

const accepted = (schema: typeof mediaListSchema | typeof longMediaListSchema, files: unknown) =>
  schema.safeParse({ files }).success;

test('a long list is accepted and refused as the other one is', () => {
  const lists: unknown[] = [[], [file, file], undefined, null, {}, [null], [undefined], ['ring.jpg'], [[]]];
  for (const key of Object.keys(file)) {
    lists.push([file, { ...file, [key]: undefined }]);
    for (const value of wrong) lists.push([file, { ...file, [key]: value }]);
  }
  const differing = lists.filter(
    (files) => accepted(mediaListSchema, files) !== accepted(longMediaListSchema, files),
  );
  expect(differing).toEqual([]);
  expect(lists.filter((files) => accepted(longMediaListSchema, files)).length).toBeGreaterThan(5);
});
