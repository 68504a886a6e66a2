import { beforeAll, describe, expect, it, vi } from 'vitest';
import { locatedFiles } from '../../../../tests/support/located-files.ts';
import { privateMetadata } from './private-metadata.ts';
import { MAX_STEPS, maxBytesRead, sectionReader, UnreadableMetadataError } from './section-reader.ts';

/** Mutated files of each kind: in `npm run test:all` ten thousand. */
const MUTATIONS = process.env.TEST_ALL ? 10_000 : 500;

/** What parsing a file costs, whatever becomes of it. */
const workOf = async (name: string, file: Buffer): Promise<{ bytesRead: number; isRefused: boolean }> => {
  let bytesRead = 0;
  const read = (offset: number, length: number) => {
    bytesRead += length;
    return file.subarray(offset, offset + length);
  };
  try {
    const { patches } = await privateMetadata({ name, size: file.length, read });
    for (const [index, { start, end }] of patches.entries()) {
      expect(start).toBeLessThan(end);
      expect(start).toBeGreaterThanOrEqual(patches[index - 1]?.end ?? 0);
    }
    return { bytesRead, isRefused: false };
  } catch (error) {
    if (!(error instanceof UnreadableMetadataError)) throw error;
    return { bytesRead, isRefused: true };
  }
};

const expectBounded = ({ bytesRead }: { bytesRead: number }, size: number) =>
  expect(bytesRead).toBeLessThanOrEqual(maxBytesRead(size));

const uint = (width: 1 | 2 | 4, value: number) => {
  const bytes = Buffer.alloc(width);
  bytes.writeUIntBE(value, 0, width);
  return bytes;
};

const box = (type: string, ...content: Buffer[]) => {
  const bytes = Buffer.concat(content);
  return Buffer.concat([uint(4, bytes.length + 8), Buffer.from(type, 'latin1'), bytes]);
};

/** A HEIC whose table of items says of each that it has so many parts, in ten bytes. */
const heic = (items: number, parts: number, type = 'Exif') => {
  const item = (number: number) => Buffer.concat([uint(2, number), uint(2, 0), uint(2, parts)]);
  const numbers = Array.from({ length: items }, (_, index) => index + 1);
  const entry = (number: number) =>
    box('infe', uint(4, 0x2000000), uint(2, number), uint(2, 0), Buffer.from(type));
  return Buffer.concat([
    box('ftyp', Buffer.from('heic\0\0\0\0heic')),
    box(
      'meta',
      uint(4, 0),
      box('hdlr', uint(4, 0), uint(4, 0), Buffer.from('pict'), Buffer.alloc(13)),
      box('iinf', uint(4, 0), uint(2, items), ...numbers.map(entry)),
      box('iloc', uint(4, 0), uint(2, 0), uint(2, items), ...numbers.map(item)),
    ),
  ]);
};

/** A film of which a track of positions has so many samples, all in one chunk. */
const trackedFilm = (samples: number) => {
  const table = (type: string, ...numbers: number[]) =>
    box(type, uint(4, 0), ...numbers.map((number) => uint(4, number)));
  const sizes = box('stsz', uint(4, 0), uint(4, 0), uint(4, samples), Buffer.alloc(samples * 4, uint(4, 1)));
  const tables = [sizes, table('stsc', 1, 1, samples, 1), table('stco', 1, 100_000_000)];
  const handler = box('hdlr', uint(4, 0), uint(4, 0), Buffer.from('camm'));
  return Buffer.concat([
    box('ftyp'),
    box('moov', box('trak', box('mdia', handler, box('minf', box('stbl', ...tables))))),
  ]);
};

const repeated = (bytes: Buffer, count: number) => Buffer.alloc(bytes.length * count, bytes);

describe('files that were made to keep a server busy', () => {
  it.each([
    ['a HEIC whose items have 65,535 parts of no bytes each', 'a.heic', () => heic(40, 65_535)],
    ['the same with items that are no metadata', 'a.heic', () => heic(40, 65_535, 'hvc1')],
    ['a film of empty boxes', 'a.mp4', () => Buffer.concat([box('ftyp'), repeated(box('free'), 500_000)])],
    [
      'a GIF with a comment of 20 MB',
      'a.gif',
      () =>
        Buffer.concat([
          Buffer.from('GIF89a\0\0\0\0\0\0\0\x21\xfe', 'latin1'),
          repeated(Buffer.concat([uint(1, 255), Buffer.alloc(255, 'a')]), 80_000),
          Buffer.from([0, 0x3b]),
        ]),
    ],
    [
      'a PNG with a text of 20 MB',
      'a.png',
      () =>
        Buffer.concat([
          Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
          uint(4, 20_000_000),
          Buffer.from('tEXt'),
          Buffer.alloc(20_000_004),
        ]),
    ],
  ])('%s is refused', async (_, name, make) => {
    const file = make();
    const work = await workOf(name, file);
    expect(work.isRefused).toBe(true);
    expectBounded(work, file.length);
  });

  it.each([
    ['a JPEG of empty segments', () => repeated(Buffer.from([0xff, 0xe5, 0, 2]), 250_000)],
    ['a JPEG of comments of one byte', () => repeated(Buffer.from([0xff, 0xfe, 0, 3, 1]), 200_000)],
    [
      'noise behind the signature of a JPEG',
      () => {
        const noise = Buffer.alloc(4_000_000);
        for (let at = 0, seed = 7; at < noise.length; at += 1) {
          seed = (seed * 1_103_515_245 + 12_345) % 0x80000000;
          noise[at] = seed >> 16;
        }
        return noise;
      },
    ],
  ])('%s is read about once', async (_, make) => {
    const file = Buffer.concat([Buffer.from([0xff, 0xd8]), make()]);
    expectBounded(await workOf('a.jpg', file), file.length);
  });
});

it('gives a section of no bytes no bytes, wherever it is', async () => {
  const file = Buffer.alloc(100_000, 'a');
  const read = (offset: number, length: number) => file.subarray(offset, offset + length);
  const section = sectionReader({ name: 'a.jpg', size: file.length, read });
  await section(0, 16);
  expect(await section(50_000, 0)).toHaveLength(0);
});

it('ends a file that asks for sections without end', async () => {
  const section = sectionReader({ name: 'a.jpg', size: 16, read: () => Buffer.alloc(16) });
  for (let step = 0; step < MAX_STEPS; step += 1) await section(0, 8);
  await expect(section(0, 8)).rejects.toThrow(UnreadableMetadataError);
});

it('lets others have their turn, however long it takes to parse a file', async () => {
  const file = trackedFilm(1_000_000);
  // A machine on which every step takes its time.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => {
    now += 20;
    return now;
  });
  let turns = 0;
  let other = setImmediate(function again() {
    turns += 1;
    other = setImmediate(again);
  });
  const read = (offset: number, length: number) => file.subarray(offset, offset + length);
  const { patches } = await privateMetadata({ name: 'a.mp4', size: file.length, read });
  clearImmediate(other);
  vi.restoreAllMocks();
  expect(patches.length).toBeGreaterThan(0);
  expect(turns).toBeGreaterThan(10);
});

describe('files that were damaged', () => {
  let files: [string, Buffer][] = [];
  beforeAll(async () => {
    files = [...(await locatedFiles())];
  });

  /** Numbers from 0 up to `below`, always the same ones. */
  const numbersFrom = (seed: number) => {
    let state = seed;
    return (below: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 0x1_0000_0000) * below);
    };
  };

  const damage = (file: Buffer, next: (below: number) => number): Buffer => {
    const bytes = Buffer.from(file);
    for (let left = 1 + next(8); left > 0; left -= 1) {
      const at = next(bytes.length);
      const value = [0, 1, 0xff, 0x7f, 0x80, next(256)][next(6)] ?? 0;
      bytes.fill(value, at, Math.min(bytes.length, at + 1 + next(4)));
    }
    const cut = next(4) === 0 ? next(bytes.length) : bytes.length;
    const from = next(bytes.length);
    // Parts of a file twice lead its tables somewhere else.
    return next(4) === 0
      ? Buffer.concat([bytes.subarray(0, cut), bytes.subarray(from)])
      : bytes.subarray(0, cut);
  };

  it('cost no more than their size allows, whatever is damaged', { timeout: 600_000 }, async () => {
    expect(files.length).toBeGreaterThan(7);
    for (const [kind, [name, file]] of files.entries()) {
      const next = numbersFrom(kind + 1);
      for (let left = MUTATIONS; left > 0; left -= 1) {
        const damaged = damage(file, next);
        expectBounded(await workOf(name, damaged), damaged.length);
      }
    }
  });
});
