import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { KnownFiles } from '@jeweler/core/schemas';
import { expect, test } from 'vitest';
import { locatedFiles } from '../../support/located-files.ts';
import { film, pathIn, sha256, startUploads } from './uploading.ts';

const clip = { filename: 'clip.mp4', folder: 'rings' };

test('a name that is taken is asked about before the first byte, with the file that has it', async () => {
  const { uploader, folder } = await startUploads(['rings/clip.mp4', 'rings/clip-2.mp4']);
  const answer = await uploader.create(1000, clip);
  expect([answer.status, answer.body.code, answer.body.present]).toEqual([
    409,
    'conflict',
    {
      path: 'rings/clip.mp4',
      publicUrl: '/media/rings/clip.mp4',
      size: 14,
      modified: expect.any(String),
      freeName: 'clip-3.mp4',
    },
  ]);
  expect(readFileSync(path.join(folder, 'rings/clip.mp4'), 'utf8')).toBe('rings/clip.mp4');
  expect((await uploader.create(1000, { ...clip, clash: 'skip' })).status).toBe(409);
});

test('two files of one name at the same instant: one has it, the other is asked about and loses nothing', async () => {
  const { uploader, folder } = await startUploads(['rings/other.jpg']);
  const [a, b] = [film(300_000), film(300_000)];
  const addresses = await Promise.all([a, b].map((bytes) => uploader.begin(bytes.length, clip)));
  const ends = await Promise.all(
    [a, b].map((bytes, index) => uploader.patch(addresses[index] ?? '', 0, bytes)),
  );
  expect(ends.map(({ status }) => status).sort()).toEqual([204, 409]);
  const asked = ends.findIndex(({ status }) => status === 409);
  const [first, second] = asked === 0 ? [b, a] : [a, b];
  expect(ends[asked]?.body.present).toMatchObject({ path: 'rings/clip.mp4', freeName: 'clip-2.mp4' });
  const address = addresses[asked] ?? '';
  const head = await uploader.head(address);
  expect([head.status, head.headers.get('upload-offset'), head.headers.get('upload-outcome')]).toEqual([
    200,
    '300000',
    'conflict',
  ]);
  expect(await uploader.state(address)).toMatchObject({
    outcome: 'conflict',
    clash: { path: 'rings/clip.mp4' },
  });
  expect((await uploader.decide(address, { clash: 'ask' })).status).toBe(409);
  const decided = await uploader.decide(address, { clash: 'keep' });
  expect([decided.status, decided.body]).toEqual([
    200,
    expect.objectContaining({ outcome: 'numbered', path: 'rings/clip-2.mp4' }),
  ]);
  expect(readFileSync(path.join(folder, 'rings/clip.mp4')).equals(first)).toBe(true);
  expect(readFileSync(path.join(folder, 'rings/clip-2.mp4')).equals(second)).toBe(true);
  expect(readdirSync(path.join(folder, '.uploads'))).toEqual([]);
  const again = await uploader.head(address);
  expect([again.headers.get('upload-outcome'), pathIn(again)]).toEqual(['numbered', 'rings/clip-2.mp4']);
});

test('twenty files of one name that are all kept are twenty files', async () => {
  const { uploader, paths } = await startUploads();
  const names = new Set<string>();
  for (let round = 0; round < 10; round += 1) {
    const ends = await Promise.all(
      [1, 2].map(() => uploader.upload(film(2000), { filename: 'clip.mp4', clash: 'keep' })),
    );
    for (const end of ends) names.add(pathIn(end));
  }
  expect(names.size).toBe(20);
  await expect.poll(async () => (await paths()).length).toBe(20);
});

test('one that is replaced goes to the bin, one that is skipped leaves no trace', async () => {
  const { uploader, folder, server } = await startUploads(['rings/clip.mp4']);
  const bytes = film(5000);
  const end = await uploader.upload(bytes, { ...clip, clash: 'replace' });
  expect([end.status, end.headers.get('upload-outcome'), pathIn(end)]).toEqual([
    204,
    'replaced',
    'rings/clip.mp4',
  ]);
  expect(readFileSync(path.join(folder, 'rings/clip.mp4')).equals(bytes)).toBe(true);
  const bin = await server.database.query.selectFrom('media_bin').selectAll().execute();
  expect(bin).toMatchObject([{ path: 'rings/clip.mp4', reason: 'replaced', by: 'Tester' }]);
  expect(readFileSync(path.join(folder, '.bin', bin[0]?.id ?? ''), 'utf8')).toBe('rings/clip.mp4');

  const address = await uploader.begin(6000, { filename: 'new.mp4', clash: 'skip' });
  await uploader.upload(bytes, { filename: 'new.mp4' });
  const skipped = await uploader.patch(address, 0, film(6000));
  expect([skipped.status, skipped.headers.get('upload-outcome'), pathIn(skipped)]).toEqual([
    204,
    'skipped',
    'new.mp4',
  ]);
  expect(readFileSync(path.join(folder, 'new.mp4')).equals(bytes)).toBe(true);
  expect(readdirSync(path.join(folder, '.uploads'))).toEqual([]);
});

test('content that is there is recognised: by its size first, then as it was sent, as it is, and as it was put there', async () => {
  const { uploader, folder, server, token, put, paths } = await startUploads();
  const photo = (await locatedFiles()).get('photo.jpg') ?? Buffer.alloc(0);
  expect((await uploader.upload(photo, { filename: 'ocean-2.jpg' })).status).toBe(204);
  const stored = readFileSync(path.join(folder, 'ocean-2.jpg'));
  expect(stored.equals(photo)).toBe(false);
  put('by hand.txt', 'seven');
  await expect.poll(paths).toEqual(['by hand.txt', 'ocean-2.jpg']);
  const ask = async (files: object[]): Promise<KnownFiles['files']> => {
    const answer = await server.post(
      '/api/admin/media/known',
      { files },
      { authorization: `Bearer ${token}` },
    );
    return (answer.body as KnownFiles).files;
  };
  expect(await ask([{ size: photo.length }, { size: 4711 }])).toEqual([
    { state: 'hash', paths: [] },
    { state: 'new', paths: [] },
  ]);
  const known = { state: 'known', paths: ['ocean-2.jpg'] };
  expect(
    await ask([
      { size: photo.length, sha256: sha256(photo) },
      { size: photo.length, sha256: sha256(stored) },
      { size: photo.length, sha256: sha256(Buffer.from('other')) },
      { size: 5, sha256: createHash('sha256').update('seven').digest('hex') },
    ]),
  ).toEqual([known, known, { state: 'new', paths: [] }, { state: 'known', paths: ['by hand.txt'] }]);
  rmSync(path.join(folder, 'by hand.txt'));
  await expect.poll(paths).toEqual(['ocean-2.jpg']);
  expect(await ask([{ size: 5 }])).toEqual([{ state: 'new', paths: [] }]);
});

test.each([
  ['in other letters', 'Clip.MP4', 'clip.mp4'],
  ['composed otherwise', 'e\u0301toile.mp4', '\u00e9toile.mp4'],
])('a name that is the same for Windows and macOS is taken: %s', async (_, present, filename) => {
  const { uploader, folder } = await startUploads([present]);
  const answer = await uploader.create(1000, { filename });
  expect([answer.status, answer.body.present?.path]).toEqual([409, present]);
  const numbered = await uploader.upload(film(900), { filename, clash: 'keep' });
  expect(pathIn(numbered)).toBe(filename.replace('.', '-2.'));
  const bytes = film(800);
  const replaced = await uploader.upload(bytes, { filename, clash: 'replace' });
  expect([replaced.headers.get('upload-outcome'), pathIn(replaced)]).toEqual(['replaced', present]);
  expect(readFileSync(path.join(folder, present)).equals(bytes)).toBe(true);
});
