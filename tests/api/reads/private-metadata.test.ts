import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { locatedFiles, SECRET_SERIAL } from '../../support/located-files.ts';
import { startReadServer } from './read-server.ts';

const names = [
  'photo.jpg',
  'progressive.jpg',
  'moving.jpg',
  'double.jpg',
  'upright.jpg',
  'photo.png',
  'photo.webp',
  'photo.avif',
  'photo.heic',
  'photo.gif',
  'clip.mp4',
  'clip.mov',
];
/** What sharp can read. */
const pictures = names.filter((name) => !/^clip|heic$/.test(name));

const server = await startReadServer();
const files = await locatedFiles();
const original = (name: string) => files.get(name) as Buffer;
for (const [name, bytes] of files) writeFileSync(join(server.mediaDir, name), bytes);

/** What ends up in a file that tells where it was taken, or with which camera. */
const telltale = /SN-4711|26[.,]7153|26,42|GPSLatitude|West Palm|W5M0Mp/;

describe('what visitors get of a file with a location', () => {
  test('the files on disk tell it, each of them', () => {
    expect([...files.keys()]).toEqual(names);
    for (const name of names) expect(original(name).toString('latin1')).toMatch(telltale);
  });

  test.each(names)(
    '%s tells neither place nor camera, has the same length, and stays as it is on disk',
    async (name) => {
      const { status, body, headers } = await server.get(`/media/${name}`);
      expect([status, body.length, headers['content-length']]).toEqual([
        200,
        original(name).length,
        String(original(name).length),
      ]);
      expect(body.toString('latin1')).not.toMatch(telltale);
      expect(readFileSync(join(server.mediaDir, name)).equals(original(name))).toBe(true);
    },
  );

  test.each(pictures)('%s shows the same pixels, upright as before, in the same colours', async (name) => {
    const { body } = await server.get(`/media/${name}`);
    const [before, after] = await Promise.all([original(name), body].map((bytes) => sharp(bytes).metadata()));
    expect(after?.orientation ?? 1).toBe(name.endsWith('avif') ? 1 : (before?.orientation ?? 1));
    expect(after?.icc).toEqual(before?.icc);
    expect(after?.xmp?.some((byte) => byte !== 0) ?? false).toBe(false);
    expect(await sharp(body).raw().toBuffer()).toEqual(await sharp(original(name)).raw().toBuffer());
  });

  test.each(names)('every part of %s is a part of the whole', async (name) => {
    const whole = await server.get(`/media/${name}`);
    const { length } = whole.body;
    for (const [start, end] of [
      [0, 0],
      [1, 40],
      [20, 21],
      [Math.floor(length / 3), Math.floor(length / 2)],
      [length - 5, length - 1],
    ] as const) {
      const part = await server.get(`/media/${name}`, { Range: `bytes=${start}-${end}` });
      expect([part.status, part.headers['content-range']]).toEqual([206, `bytes ${start}-${end}/${length}`]);
      expect(part.headers.etag).toBe(whole.headers.etag);
      expect(part.body.equals(whole.body.subarray(start, end + 1))).toBe(true);
    }
  });

  test('a variant carries nothing of it either', async () => {
    for (const name of pictures.filter((picture) => !picture.endsWith('avif'))) {
      const { status, body } = await server.get(`/images/320/${name}`);
      expect(status).toBe(200);
      expect(body.toString('latin1')).not.toMatch(telltale);
      expect((await sharp(body).metadata()).exif).toBeUndefined();
    }
  });

  test('a file that is replaced is read anew, also with the same size and date', async () => {
    const file = join(server.mediaDir, 'replaced.jpg');
    const [first, second] = [original('photo.jpg'), Buffer.from(original('photo.jpg'))];
    writeFileSync(file, first);
    await server.get('/media/replaced.jpg');
    // The Exif segment comes after the others, which are in it twice now.
    second.copyWithin(2, 60, 200);
    writeFileSync(file, second);
    expect((await server.get('/media/replaced.jpg')).body.toString('latin1')).not.toMatch(telltale);
  });
});

describe('a picture whose metadata cannot be told from the rest', () => {
  test.each([
    ['a TIFF file', 'scan.tif', () => sharp(original('photo.jpg')).keepExif().tiff().toBuffer()],
    ['no picture at all, but with metadata', 'broken.jpg', () => original('photo.jpg').subarray(2)],
    [
      'a film whose index is damaged',
      'broken.mov',
      () => {
        const film = Buffer.from(original('clip.mov'));
        film.writeUInt32BE(0x7fffffff, film.indexOf('trak') - 4);
        return film;
      },
    ],
  ])('is not sent: %s', async (_what, name, make) => {
    writeFileSync(join(server.mediaDir, name), await make());
    expect((await server.get(`/media/${name}`)).status).toBe(404);
  });

  test('is sent without what is damaged when the picture itself can be shown', async () => {
    for (const length of [300, 700, 1100, original('photo.jpg').length - 2]) {
      const cut = original('photo.jpg').subarray(0, length);
      writeFileSync(join(server.mediaDir, 'cut.jpg'), cut);
      const { status, body } = await server.get('/media/cut.jpg');
      expect([status, body.length]).toEqual([200, length]);
      expect(body.toString('latin1')).not.toMatch(telltale);
    }
  });
});

const hasExiftool = spawnSync('exiftool', ['-ver']).status === 0;

test.skipIf(!hasExiftool)('exiftool finds no place and no camera in anything that visitors get', async () => {
  const sent = join(server.folder, 'sent');
  await mkdir(sent);
  for (const name of names) writeFileSync(join(sent, name), (await server.get(`/media/${name}`)).body);
  const found = (folder: string) =>
    execFileSync('exiftool', ['-ee3', '-a', '-u', '-G1', '-s', '-api', 'LargeFileSupport=1', folder], {
      encoding: 'utf8',
    });
  const telling = /^\[(?!ICC).*(?:GPS|Serial|Make|Model|Location|Latitude|Longitude|City|SN-4711|ISO6709)/;
  const before = found(server.mediaDir);
  for (const name of ['GPSLatitude', 'SerialNumber', 'GPSCoordinates', 'City', SECRET_SERIAL])
    expect(before).toContain(name);
  expect(
    found(sent)
      .split('\n')
      .filter((line) => telling.test(line)),
  ).toEqual([]);
});
