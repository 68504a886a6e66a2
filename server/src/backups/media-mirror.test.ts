import { mkdirSync, renameSync } from 'node:fs';
import { type FileHandle, mkdir, open, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { useTemporaryFolder } from '../../../tests/support/use-temporary-folder.ts';
import { filesBelow, MediaMirror } from './media-mirror.ts';

/** The system's errors of writing and syncing name no file. */
const failing = async (folder: string, method: 'sync' | 'writeFile', code: string) => {
  const handle = await open(path.join(folder, 'any'), 'w');
  const prototype = Object.getPrototypeOf(handle) as FileHandle;
  await handle.close();
  vi.spyOn(prototype, method).mockRejectedValue(Object.assign(new Error(`${code}: ${method}`), { code }));
};

test.each([
  ['sync', 'EIO'],
  ['writeFile', 'EDQUOT'],
] as const)(
  'a %s that fails with %s is the fault of the copies’ drive, not of a picture',
  async (method, code) => {
    const folder = useTemporaryFolder();
    const media = path.join(folder, 'media');
    await mkdir(media);
    await writeFile(path.join(media, 'ring.jpg'), 'A ring.');
    await failing(folder, method, code);
    const update = new MediaMirror(folder).update(media, '000001');
    await expect(update).rejects.toThrow(code);
  },
);

test('a drive that is disconnected while its folder is read has not lost what is not found there', async () => {
  const folder = useTemporaryFolder();
  const media = path.join(folder, 'media');
  for (const name of ['a', 'b']) {
    await mkdir(path.join(media, name), { recursive: true });
    await writeFile(path.join(media, name, 'ring.jpg'), name);
  }
  const mirror = new MediaMirror(folder);
  await mirror.update(media, '000001');
  // Reading looks at the clock before each entry, and is at the second folder then.
  let looks = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    looks += 1;
    if (looks === 4) {
      renameSync(media, `${media} elsewhere`);
      mkdirSync(media);
    }
    return 0;
  });
  expect(await mirror.update(media, '000002')).toEqual([expect.stringContaining('could not be read')]);
  expect((await filesBelow(path.join(folder, 'media-now'))).sort()).toEqual(['a/ring.jpg', 'b/ring.jpg']);
});
