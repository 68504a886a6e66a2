import { createHash, randomBytes } from 'node:crypto';
import {
  createReadStream,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
  writeSync,
} from 'node:fs';
import { request } from 'node:http';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { expect, test } from 'vitest';
import { filmStart, pathIn, type Uploader } from '../../api/media-uploads/uploading.ts';
import { useTemporaryFolder } from '../../support/use-temporary-folder.ts';
import { mortalServer } from './mortal-server.ts';

const MEGABYTE = 1024 * 1024;
const SIZE = (process.env.TEST_ALL ? 2000 : 40) * MEGABYTE;
const CHUNK = SIZE / 40;
const CUTS = 20;

/** A film of SIZE bytes on disk, and its hash. */
const writeFilm = (folder: string) => {
  const file = path.join(folder, 'film.mp4');
  const handle = openSync(file, 'w');
  const hash = createHash('sha256');
  const write = (bytes: Buffer) => {
    writeSync(handle, bytes);
    hash.update(bytes);
  };
  const start = filmStart(SIZE);
  write(Buffer.concat([start, randomBytes(MEGABYTE - start.length)]));
  for (let written = MEGABYTE; written < SIZE; written += MEGABYTE) write(randomBytes(MEGABYTE));
  return { handle: openSync(file, 'r'), hash: hash.digest('hex') };
};

const hashOf = async (file: string): Promise<string> => {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
};

/** Sends the beginning of a piece, and loses the connection. */
const sendAndCut = (url: string, token: string, offset: number, piece: Buffer): Promise<void> =>
  new Promise((resolve) => {
    const sending = request(url, {
      method: 'PATCH',
      headers: {
        authorization: `Bearer ${token}`,
        'tus-resumable': '1.0.0',
        'content-type': 'application/offset+octet-stream',
        'upload-offset': offset,
        'content-length': piece.length,
      },
    });
    sending.on('error', () => resolve());
    sending.write(piece.subarray(0, piece.length / 2), () => setTimeout(() => sending.destroy(), 20));
  });

test('a film whose connection is cut 20 times and whose server is killed at each step is there once, whole', async () => {
  const folder = useTemporaryFolder();
  const mediaDir = path.join(realpathSync(folder), 'media');
  mkdirSync(path.join(mediaDir, 'films'), { recursive: true });
  const { handle, hash } = writeFilm(folder);
  let address = '';
  const live = mortalServer(folder, mediaDir);
  const read = (offset: number): Buffer => {
    const piece = Buffer.alloc(Math.min(CHUNK, SIZE - offset));
    readSync(handle, piece, 0, piece.length, offset);
    return piece;
  };
  const offsetNow = async (uploader: Uploader): Promise<number> => {
    const { status, headers } = await uploader.head(address);
    expect(status).toBe(200);
    return Number(headers.get('upload-offset'));
  };

  /** Until all is sent, or the server has ended. */
  const sendTheRest = async (uploader: Uploader): Promise<void> => {
    let offset = await offsetNow(uploader).catch(() => SIZE);
    while (offset < SIZE) {
      const answer = await uploader.patch(address, offset, read(offset)).catch(() => undefined);
      if (!answer) return;
      offset = Number(answer.headers.get('upload-offset'));
    }
  };

  // In the middle of receiving.
  const first = await live();
  address = await first.uploader.begin(SIZE, { filename: 'film.mp4', folder: 'films' });
  for (let cut = 0; cut < CUTS; cut += 1) {
    const offset = await offsetNow(first.uploader);
    await sendAndCut(first.url + address, first.token, offset, read(offset));
    const next = await offsetNow(first.uploader);
    expect((await first.uploader.patch(address, next, read(next))).status).toBe(204);
  }
  const middle = await offsetNow(first.uploader);
  const dying = first.uploader.patch(address, middle, read(middle)).catch(() => undefined);
  await first.stop('SIGKILL');
  await dying;

  // While the file is put in its place: before it has its name, when it has it, when only the answer is missing.
  for (const killAt of ['chmod:1:before', 'link:1:before', 'link:1:after', 'rm:1:after']) {
    // A server that is started may go on by itself, and be killed before it is asked anything.
    const server = await live(killAt).catch(() => undefined);
    if (server) {
      const ended = new Promise((resolve) => server.child.once('exit', resolve));
      await sendTheRest(server.uploader);
      await ended;
    }
    const visible = readdirSync(path.join(mediaDir, 'films'));
    expect(visible).toEqual(/link:1:after|rm/.test(killAt) ? ['film.mp4'] : []);
  }

  const last = await live();
  const head = await last.uploader.head(address);
  expect([head.status, head.headers.get('upload-outcome'), pathIn(head)]).toEqual([
    200,
    'stored',
    'films/film.mp4',
  ]);
  // A client that has never heard of the end asks with its last piece.
  const again = await last.uploader.patch(address, SIZE, Buffer.alloc(0));
  expect([again.status, again.headers.get('upload-outcome')]).toEqual([204, 'stored']);
  expect(readdirSync(path.join(mediaDir, 'films'))).toEqual(['film.mp4']);
  expect(readdirSync(path.join(mediaDir, '.uploads'))).toEqual([]);
  expect(await hashOf(path.join(mediaDir, 'films/film.mp4'))).toBe(hash);
}, 600_000);
