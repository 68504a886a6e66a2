import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { mediaCleanedSchema } from '@jeweler/core/schemas';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Config } from '../../../server/src/config.ts';
import { locatedFiles } from '../../support/located-files.ts';
import { useTemporaryFolder } from '../../support/use-temporary-folder.ts';
import { mediaFolder, startLibrary, write } from './library.ts';

/** What ends up in a file that tells where it was taken, or with which camera. */
const TELLTALE = /SN-4711|26[.,]7153|26,42|GPSLatitude|West Palm/;

const startWithPhotos = async (changes: Partial<Config> = {}) => {
  const folder = mediaFolder();
  const files = await locatedFiles();
  for (const [name, bytes] of files) write(folder, `photos/${name}`, bytes);
  const library = await startLibrary([], { mediaDir: folder, ...changes });
  const clean = (names: readonly string[]) =>
    library.server.post(
      '/api/admin/media/clean',
      { files: names.map((name) => `/media/photos/${name}`) },
      { authorization: `Bearer ${library.token}` },
    );
  const listLocated = async () =>
    (await library.list()).files.filter(({ hasLocation }) => hasLocation).map(({ name }) => name);
  return { library, folder: join(folder, 'photos'), files, clean, listLocated };
};

describe('cleaning files of the media folder', () => {
  test('removes place and camera from the files themselves, and the list says so at once', async () => {
    const { folder, files, clean, listLocated } = await startWithPhotos();
    // Marks are read a little after the file.
    await expect.poll(async () => (await listLocated()).length).toBeGreaterThan(5);
    const names = [...files.keys()];
    const { status, body } = await clean(names);
    expect(status).toBe(200);
    const { cleaned, failed } = mediaCleanedSchema.parse(body);
    expect([cleaned.length, failed]).toEqual([names.length, []]);
    for (const [name, before] of files) {
      const after = readFileSync(join(folder, name));
      expect(after).toHaveLength(before.length);
      expect(after.toString('latin1')).not.toMatch(TELLTALE);
      // What sharp cannot read.
      if (/^clip|heic$/.test(name)) continue;
      const pixels = (bytes: Buffer) => sharp(bytes).autoOrient().raw().toBuffer();
      expect(await pixels(after)).toEqual(await pixels(before));
      expect((await sharp(after).metadata()).icc).toEqual((await sharp(before).metadata()).icc);
    }
    await expect.poll(listLocated).toEqual([]);
  });

  test('visitors get the same bytes before and after', async () => {
    const { library, files, clean } = await startWithPhotos();
    const fetchAll = () =>
      Promise.all(
        [...files.keys()].map(async (name) =>
          Buffer.from(await (await fetch(`${library.server.url}/media/photos/${name}`)).arrayBuffer()),
        ),
      );
    const before = await fetchAll();
    await clean([...files.keys()]);
    expect(await fetchAll()).toEqual(before);
  });

  test('twice at once, and again, changes nothing more', async () => {
    const { folder, clean } = await startWithPhotos();
    const answers = await Promise.all([clean(['photo.jpg']), clean(['photo.jpg'])]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const once = readFileSync(join(folder, 'photo.jpg'));
    await clean(['photo.jpg']);
    expect(readFileSync(join(folder, 'photo.jpg'))).toEqual(once);
  });

  test('says for each file why it was left, and cleans the others', async () => {
    const { folder, files, clean } = await startWithPhotos();
    const broken = (files.get('photo.jpg') as Buffer).subarray(2);
    writeFileSync(join(folder, 'broken.jpg'), broken);
    const outside = join(useTemporaryFolder(), 'outside.jpg');
    writeFileSync(outside, files.get('photo.jpg') as Buffer);
    symlinkSync(outside, join(folder, 'link.jpg'));
    const { body } = await clean(['broken.jpg', 'gone.jpg', 'link.jpg', '../../up.jpg', 'photo.png']);
    const { cleaned, failed } = mediaCleanedSchema.parse(body);
    expect(cleaned).toEqual(['/media/photos/photo.png']);
    expect(failed.map(({ message }) => message)).toEqual([
      expect.stringContaining('cannot be told from the picture'),
      'This file is no longer there.',
      'This file is no longer there.',
      'This file is no longer there.',
    ]);
    expect(readFileSync(join(folder, 'broken.jpg'))).toEqual(broken);
    expect(readFileSync(outside)).toEqual(files.get('photo.jpg'));
  });

  test('is not offered where the folder is only read', async () => {
    const { library, folder, files, clean } = await startWithPhotos({ mediaWrite: false });
    const { status, body } = await clean(['photo.jpg']);
    expect([status, body]).toEqual([404, expect.objectContaining({ code: 'not_found' })]);
    expect(readFileSync(join(folder, 'photo.jpg'))).toEqual(files.get('photo.jpg'));
    expect((await library.get('/api/admin/media/limits')).body).toMatchObject({ mediaWrite: false });
  });
});

const hasExiftool = spawnSync('exiftool', ['-ver']).status === 0;

test.skipIf(!hasExiftool)('exiftool finds no place and no camera in a cleaned file', async () => {
  const { folder, files, clean } = await startWithPhotos();
  await clean([...files.keys()]);
  const tags = execFileSync('exiftool', ['-ee3', '-a', '-u', '-G1', '-s', folder], { encoding: 'utf8' });
  const telling = /^\[(?!ICC).*(?:GPS|Serial|Make|Model|Location|Latitude|Longitude|City|SN-4711|ISO6709)/;
  expect(tags).toContain('MIMEType');
  expect(tags.split('\n').filter((line) => telling.test(line))).toEqual([]);
});
