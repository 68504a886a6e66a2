import { expect, test, vi } from 'vitest';
import { authorize } from './authorized-client.ts';
import { createHttpClient } from './http-client.ts';
import { getMediaLimits, listMedia } from './media.ts';

const file = {
  name: 'ring.jpg',
  relativePath: 'ring.jpg',
  publicUrl: '/media/ring.jpg',
  type: 'jpg',
  size: 12,
  lastModified: '2026-11-21T12:00:00.000Z',
};
const limits = { mediaWrite: true, maxPicture: 1, maxFilm: 2, maxFiles: 3, maxTotal: 4 };

const http = authorize(
  createHttpClient({ fetch: (...given) => fetch(...given) }).extend({
    prefixUrl: 'https://shop.example.com',
  }),
  { token: () => 'a-token' },
);
const answer = (body: unknown) => vi.stubGlobal('fetch', async () => Response.json(body));

test.each([{ files: [] }, { files: [file], folders: ['empty'], revision: 'r1' }])(
  'a list of files is taken as it is: %j',
  async (list) => {
    answer(list);
    expect(await listMedia(http)).toEqual(list);
  },
);

test.each([
  null,
  'captive portal',
  {},
  { files: 'none' },
  { files: [null] },
  { files: [{ ...file, size: '12' }] },
  { files: [{ ...file, publicUrl: undefined }] },
  { files: [file], folders: {} },
  { files: [file], revision: 1 },
])('what is no list of files is refused: %j', async (body) => {
  answer(body);
  await expect(listMedia(http)).rejects.toMatchObject({ name: 'ApiError', status: 0 });
});

test('limits are taken, and refused without one of them', async () => {
  answer(limits);
  expect(await getMediaLimits(http)).toEqual(limits);
  for (const body of [null, {}, { ...limits, mediaWrite: 1 }, { ...limits, maxTotal: undefined }]) {
    answer(body);
    await expect(getMediaLimits(http)).rejects.toMatchObject({ name: 'ApiError', status: 0 });
  }
});
