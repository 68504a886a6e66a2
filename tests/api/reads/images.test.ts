import { mkdir, readdir, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { startReadServer } from './read-server.ts';

const server = await startReadServer();
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c8a45c' } });

/** A PNG whose header claims 60,000 by 60,000 pixels, with only a few bytes on disk. */
const bomb = async () => {
  const png = await picture(8, 8).png().toBuffer();
  png.writeUInt32BE(60_000, 16);
  png.writeUInt32BE(60_000, 20);
  // The checksum of the header chunk has to be correct, or the size would not be read.
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  return png;
};

/** A red frame, then a blue one. */
const animation = () =>
  sharp(
    Buffer.concat(
      [Buffer.from([255, 0, 0]), Buffer.from([0, 0, 255])].map((pixel) => Buffer.alloc(300, pixel)),
    ),
    { raw: { width: 10, height: 20, channels: 3, pageHeight: 10 } },
  )
    .gif({ delay: [100, 100] })
    .toBuffer();

beforeAll(async () => {
  const put = async (name: string, content: Buffer | Promise<Buffer>) =>
    writeFile(join(server.mediaDir, name), await content);
  const jpeg = await picture(1000, 500).jpeg().toBuffer();
  await Promise.all([
    put('ring.jpg', jpeg),
    put('ring.JPEG', jpeg),
    put('ring.png', picture(1000, 500).png().toBuffer()),
    put('ring.gif', picture(1000, 500).gif().toBuffer()),
    put('ring.webp', picture(1000, 500).webp().toBuffer()),
    put('turned.jpg', picture(1000, 500).jpeg().withMetadata({ orientation: 6 }).toBuffer()),
    put('cut.jpg', jpeg.subarray(0, 150)),
    put('text.jpg', Buffer.from('no picture')),
    put('empty.png', Buffer.alloc(0)),
    put('drawing.png', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
    put('scan.jpg', picture(20, 20).tiff().toBuffer()),
    put('drawing.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')),
    put('film.mp4', jpeg),
    put('bomb.png', bomb()),
    put('wide.png', picture(12_000, 9_000).png().toBuffer()),
    put('animated.gif', animation()),
  ]);
});

test('a page of the site gets a tone for its frame where a picture is missing, the portal is told', async () => {
  const ask = (target: string, referer?: string, accept = 'image/avif,image/webp,*/*;q=0.8') =>
    server.get(target, { host: 'shop.example', accept, ...(referer && { referer }) });
  const page = 'https://shop.example/about';
  for (const name of ['none.jpg', 'text.jpg', 'film.mp4']) {
    const { status, headers, text } = await ask(`/images/320/${name}`, page);
    expect([status, headers['content-type']]).toEqual([404, 'image/svg+xml; charset=utf-8']);
    expect(headers['cache-control']).toBe('no-store');
    // Without proportions of its own, so that the frame keeps its.
    expect(text).toMatch(/^<svg xmlns="[^"]+"><rect /);
  }
  for (const [referer, accept] of [
    ['https://shop.example/admin/media'],
    ['https://elsewhere.example/'],
    [],
    [page, 'text/html'],
  ] as [string?, string?][]) {
    const { status, headers } = await ask('/images/320/none.jpg', referer, accept);
    expect([status, headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8']);
  }
});

const kept = () => readdir(join(server.dataDir, 'images')).catch(() => []);
const getSize = async (body: Buffer) => {
  const { format, width, height } = await sharp(body).metadata();
  return [format, width, height];
};

describe('a variant', () => {
  test.each(['ring.jpg', 'ring.JPEG', 'ring.png', 'ring.gif', 'ring.webp'])(
    'of %s is WebP of the width asked for',
    async (name) => {
      const { status, headers, body } = await server.get(`/images/320/${name}`);
      expect([status, headers['content-type']]).toEqual([200, 'image/webp']);
      expect(await getSize(body)).toEqual(['webp', 320, 160]);
      expect(headers['cache-control']).toBe('public, no-cache');
    },
  );

  test('is never larger than its original', async () => {
    expect(await getSize((await server.get('/images/1920/ring.jpg')).body)).toEqual(['webp', 1000, 500]);
  });

  test('stands upright by the EXIF orientation', async () => {
    expect(await getSize((await server.get('/images/160/turned.jpg')).body)).toEqual(['webp', 160, 320]);
  });

  test('of an animation is its first frame', async () => {
    const { body } = await server.get('/images/160/animated.gif');
    expect(await getSize(body)).toEqual(['webp', 10, 10]);
    const { dominant } = await sharp(body).stats();
    expect(dominant.r).toBeGreaterThan(200);
    expect(dominant.b).toBeLessThan(60);
  });

  test('is one and the same under any query, which only tells caches apart', async () => {
    const plain = await server.get('/images/320/ring.webp');
    const files = (await kept()).length;
    for (const query of ['?v=1-2', '?v=3-4', '?width=9999', '?']) {
      const { status, headers } = await server.get(`/images/320/ring.webp${query}`);
      expect([status, headers.etag]).toEqual([200, plain.headers.etag]);
      // Only an address with a version is another one once the picture is replaced.
      const caching = query.startsWith('?v') ? 'public, max-age=86400' : 'public, no-cache';
      expect(headers['cache-control']).toBe(caching);
    }
    expect(await kept()).toHaveLength(files);
  });

  test('is made once and kept as one file for all who ask', async () => {
    const before = (await kept()).length;
    const answers = await Promise.all(Array.from({ length: 20 }, () => server.get('/images/640/ring.png')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const files = await kept();
    expect(files.length).toBe(before + 1);
    expect(files.filter((name) => !name.endsWith('.webp'))).toEqual([]);
  });

  test('is another one when the original changes', async () => {
    const file = join(server.mediaDir, 'changing.jpg');
    await writeFile(file, await picture(400, 400).jpeg().toBuffer());
    await utimes(file, 1000, 1000);
    const before = await server.get('/images/160/changing.jpg');
    await writeFile(file, await picture(400, 200).jpeg().toBuffer());
    await utimes(file, 2000, 2000);
    const after = await server.get('/images/160/changing.jpg', {
      'If-None-Match': String(before.headers.etag),
    });
    expect(after.status).toBe(200);
    expect(await getSize(after.body)).toEqual(['webp', 160, 80]);
  });

  test('is answered even when it cannot be kept', async () => {
    const folder = join(server.dataDir, 'images');
    await rename(folder, `${folder} away`);
    await writeFile(folder, 'a file where the folder should be');
    try {
      expect((await server.get('/images/480/ring.jpg')).status).toBe(200);
      expect(server.logged.at(-1)).toMatchObject({ msg: expect.stringContaining('could not be kept') });
    } finally {
      await rm(folder);
      await rename(`${folder} away`, folder);
    }
  });

  test('is made again when its file was deleted', async () => {
    await server.get('/images/960/ring.jpg');
    await rm(join(server.dataDir, 'images'), { recursive: true });
    await mkdir(join(server.dataDir, 'images'));
    expect((await server.get('/images/960/ring.jpg')).status).toBe(200);
    expect(await kept()).toHaveLength(1);
  });
});

describe('no variant (404)', () => {
  test.each([
    'cut.jpg',
    'text.jpg',
    'empty.png',
    'drawing.png',
    'drawing.svg',
    'scan.jpg',
    'film.mp4',
    'bomb.png',
    'wide.png',
    'none.jpg',
  ])('of %s', async (name) => {
    expect((await server.get(`/images/320/${name}`)).status).toBe(404);
    expect((await server.get(`/images/320/${name}`)).status).toBe(404);
  });

  test.each(['0', '161', '0320', '320.0', '-320', '99999', 'x', ''])('of the width %j', async (width) => {
    expect((await server.get(`/images/${width}/ring.jpg`)).status).toBe(404);
  });
});
