import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openDataFolder } from '../../../server/src/database/open-data-folder.ts';
import { NotFoundError } from '../../../server/src/errors.ts';
import { MediaBin } from '../../../server/src/media/changes/media-bin.ts';
import { DriveBusyError } from '../../../server/src/media/files/drive-access.ts';
import { TEST_NOW, testConfig } from '../../support/test-server.ts';
import { useTemporaryFolder } from '../../support/use-temporary-folder.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const author = { username: 'mara', at: TEST_NOW.toISOString() };
const later = (days: number) => new Date(TEST_NOW.getTime() + days * DAY_MS);
const discarded = (name: string) => ({ path: name, isFolder: false, size: name.length });

const openBin = async (run: <T>(call: () => Promise<T>) => Promise<T> = (call) => call()) => {
  const { dataDir } = testConfig(useTemporaryFolder());
  const mediaDir = useTemporaryFolder();
  const database = await openDataFolder(dataDir);
  onTestFinished(database.close);
  const file = (...names: string[]) => path.join(mediaDir, ...names);
  for (const name of ['a.jpg', 'b.jpg']) writeFileSync(file(name), name);
  return { bin: new MediaBin(mediaDir, database, { run }), file };
};

test('what is taken is gone from its place, is listed, and comes back with its content, in the place of no other file', async () => {
  const { bin, file } = await openBin();
  const id = await bin.take(discarded('a.jpg'), author);
  expect(existsSync(file('a.jpg'))).toBe(false);
  await expect(bin.putBack(id, 'b.jpg')).rejects.toMatchObject({ code: 'EEXIST' });
  expect(readFileSync(file('b.jpg'), 'utf8')).toBe('b.jpg');
  expect(await bin.list()).toMatchObject([{ id, path: 'a.jpg', by: 'mara', reason: 'deleted' }]);
  await bin.putBack(id, 'new folder/a.jpg');
  expect(readFileSync(file('new folder/a.jpg'), 'utf8')).toBe('a.jpg');
  expect(await bin.list()).toEqual([]);
});

test('a file that is replaced stays in its place until another one takes it, and its content comes back', async () => {
  const { bin, file } = await openBin();
  const id = await bin.keepReplaced(discarded('a.jpg'), author);
  expect(readFileSync(file('a.jpg'), 'utf8')).toBe('a.jpg');
  writeFileSync(file('.new'), 'other');
  renameSync(file('.new'), file('a.jpg'));
  await bin.putBack(id, 'old.jpg');
  expect([readFileSync(file('a.jpg'), 'utf8'), readFileSync(file('old.jpg'), 'utf8')]).toEqual([
    'other',
    'a.jpg',
  ]);
});

test('nothing is taken from outside the folder, and nothing put there, by a link to a folder', async () => {
  const { bin, file } = await openBin();
  const outside = useTemporaryFolder();
  writeFileSync(path.join(outside, 'private.txt'), 'private');
  symlinkSync(outside, file('link'));
  for (const take of [bin.take, bin.keepReplaced])
    await expect(take.call(bin, discarded('link/private.txt'), author)).rejects.toBeInstanceOf(NotFoundError);
  const id = await bin.take(discarded('a.jpg'), author);
  for (const to of ['link/a.jpg', 'link/deeper/a.jpg'])
    await expect(bin.putBack(id, to)).rejects.toBeInstanceOf(NotFoundError);
  expect(readdirSync(outside)).toEqual(['private.txt']);
  expect(await bin.list()).toHaveLength(1);
});

test('what has its place in the bin has been taken, whether or not its drive says so in time', async () => {
  const { bin, file } = await openBin((call) =>
    existsSync(file('.bin')) && readdirSync(file('.bin')).length > 0
      ? Promise.reject(new DriveBusyError())
      : call(),
  );
  const id = await bin.take(discarded('a.jpg'), author);
  expect(readdirSync(file('.bin'))).toEqual([id]);
});

test('a folder is taken with everything in it', async () => {
  const { bin, file } = await openBin();
  mkdirSync(file('rings'));
  renameSync(file('a.jpg'), file('rings/a.jpg'));
  const id = await bin.take({ path: 'rings', isFolder: true, size: 5 }, author);
  expect(existsSync(file('rings'))).toBe(false);
  mkdirSync(file('other'));
  await expect(bin.putBack(id, 'other')).rejects.toMatchObject({ code: 'EEXIST' });
  await bin.putBack(id, 'rings');
  expect(readFileSync(file('rings/a.jpg'), 'utf8')).toBe('a.jpg');
});

test('after 30 days the bin is emptied, of files that the database does not know too', async () => {
  const { bin, file } = await openBin();
  await bin.take(discarded('a.jpg'), author);
  await bin.take(discarded('b.jpg'), { ...author, at: later(1).toISOString() });
  await bin.empty(later(29));
  expect(await bin.list()).toHaveLength(2);
  await bin.empty(later(30.5));
  expect((await bin.list()).map((row) => row.path)).toEqual(['b.jpg']);
  expect(readdirSync(file('.bin'))).toHaveLength(1);
  writeFileSync(file('.bin/stray'), '');
  await bin.empty(later(31));
  expect(readdirSync(file('.bin'))).toContain('stray');
  await bin.empty(new Date(Date.now() + 31 * DAY_MS));
  expect(readdirSync(file('.bin'))).toEqual([]);
});

test('nothing in the bin is forgotten while the drive is not connected', async () => {
  const { bin, file } = await openBin();
  const id = await bin.take(discarded('a.jpg'), author);
  renameSync(file(), `${file()} elsewhere`);
  await bin.empty(later(2));
  // The folder that the drive is mounted on, where there was a bin once.
  mkdirSync(file('.bin'), { recursive: true });
  await bin.empty(later(2));
  rmSync(file(), { recursive: true });
  renameSync(`${file()} elsewhere`, file());
  expect(await bin.list()).toMatchObject([{ id, path: 'a.jpg' }]);
});

test('what is hidden, outside, or not there cannot be taken', async () => {
  const { bin } = await openBin();
  for (const name of ['.bin', '../outside', 'a.jpg/..', '/etc/hosts', ''])
    await expect(bin.take(discarded(name), author)).rejects.toMatchObject({ code: 'not_found' });
  await expect(bin.take(discarded('c.jpg'), author)).rejects.toMatchObject({ code: 'ENOENT' });
  expect(await bin.list()).toEqual([]);
});
