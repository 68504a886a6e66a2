import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { VisibleFolder } from '../../../server/src/media/files/visible-file.ts';
import { findKnownContent } from '../../../server/src/media/uploads/known-content.ts';
import { MediaFolderWriter } from '../../../server/src/media/writing/media-folder-writer.ts';
import { locatedFiles } from '../../support/located-files.ts';
import { film, pathIn, startUploads } from './uploading.ts';

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

test('a file that may not be replaced is kept in the bin by none of the attempts', async () => {
  const { uploader, folder, server } = await startUploads(['rings/clip.mp4']);
  const refused = Object.assign(new Error('refused'), { code: 'EACCES' });
  const replace = vi.spyOn(MediaFolderWriter.prototype, 'replace').mockRejectedValue(refused);
  onTestFinished(() => replace.mockRestore());
  const address = await uploader.begin(900, { ...clip, clash: 'replace' });
  const bytes = film(900);
  expect((await uploader.patch(address, 0, bytes)).status).toBe(503);
  for (const _ of [1, 2]) expect((await uploader.state(address)).outcome).toBe('failed');
  expect(readdirSync(path.join(folder, '.bin'))).toEqual([]);
  expect(await server.database.query.selectFrom('media_bin').select('id').execute()).toEqual([]);

  replace.mockRestore();
  expect((await uploader.state(address)).outcome).toBe('replaced');
  expect(readFileSync(path.join(folder, 'rings/clip.mp4')).equals(bytes)).toBe(true);
  expect(readdirSync(path.join(folder, '.bin'))).toHaveLength(1);
});

test('content that is there is recognised when it has arrived: as it was sent, as it is, and as it was put there', async () => {
  const { uploader, folder, put, paths } = await startUploads();
  const end = async (bytes: Buffer, metadata: Parameters<typeof uploader.upload>[1]) => {
    const answer = await uploader.upload(bytes, { known: 'skip', ...metadata });
    return [answer.status, answer.headers.get('upload-outcome'), pathIn(answer)];
  };
  const photo = (await locatedFiles()).get('photo.jpg') ?? Buffer.alloc(0);
  expect(await end(photo, { filename: 'ocean-2.jpg' })).toEqual([204, 'stored', 'ocean-2.jpg']);
  const stored = readFileSync(path.join(folder, 'ocean-2.jpg'));
  expect(stored.equals(photo)).toBe(false);
  const clip = film(700);
  put('by hand.mp4', clip);
  await expect.poll(paths).toEqual(['by hand.mp4', 'ocean-2.jpg']);

  const known = [204, 'known', 'ocean-2.jpg'];
  expect(await end(photo, { filename: 'again.jpg' })).toEqual(known);
  expect(await end(stored, { filename: 'again.jpg', clash: 'keep' })).toEqual(known);
  // Under the same name, too, nothing is asked.
  expect(await end(photo, { filename: 'ocean-2.jpg' })).toEqual(known);
  expect(await end(clip, { filename: 'again.mp4' })).toEqual([204, 'known', 'by hand.mp4']);
  expect(readdirSync(folder).sort()).toEqual(['.uploads', 'by hand.mp4', 'ocean-2.jpg']);
  expect(readdirSync(path.join(folder, '.uploads'))).toEqual([]);

  expect(await end(film(700), { filename: 'other.mp4' })).toEqual([204, 'stored', 'other.mp4']);
  const anyway = { filename: 'again.mp4', known: 'store' };
  expect(await end(clip, anyway)).toEqual([204, 'stored', 'again.mp4']);
  // What is to take the place of a file does so wherever else its content is.
  const replacement = { filename: 'other.mp4', clash: 'replace' };
  expect(await end(clip, replacement)).toEqual([204, 'replaced', 'other.mp4']);
  for (const name of ['by hand.mp4', 'again.mp4', 'other.mp4']) rmSync(path.join(folder, name));
  await expect.poll(paths).toEqual(['ocean-2.jpg']);
  expect(await end(clip, { filename: 'again.mp4' })).toEqual([204, 'stored', 'again.mp4']);
});

test('what became of known content is told later too; other content of its name and size is asked about', async () => {
  const { uploader } = await startUploads(['rings/other.jpg']);
  const bytes = film(900);
  await uploader.upload(bytes, clip);
  const address = await uploader.begin(900, { ...clip, known: 'skip' });
  await uploader.patch(address, 0, bytes);
  expect(pathIn(await uploader.head(address))).toBe('rings/clip.mp4');
  expect(await uploader.state(address)).toMatchObject({
    outcome: 'known',
    path: 'rings/clip.mp4',
    offset: 900,
  });

  const other = await uploader.begin(900, { ...clip, known: 'skip' });
  const asked = await uploader.patch(other, 0, film(900));
  expect([asked.status, asked.body.present]).toMatchObject([409, { freeName: 'clip-2.mp4' }]);
  expect((await uploader.decide(other, { clash: 'keep' })).body).toMatchObject({
    outcome: 'numbered',
    path: 'rings/clip-2.mp4',
  });
});

test('a file that cannot be read, or has just gone, prevents no upload', async () => {
  const { folder, put } = await startUploads();
  put('a.mp4', film(500));
  const arrived = { file: path.join(folder, 'a.mp4'), size: 500, sent: '' };
  const media = { entries: [{ path: 'broken.mp4', size: 500, modified: 1, added: 1 }] };
  const known = (find: VisibleFolder['find']) => findKnownContent(arrived, { find }, media);
  expect(await known(() => Promise.reject(new Error('EIO')))).toBeUndefined();
  expect(await known(async () => undefined)).toBeUndefined();
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

test.each([
  ['a screenshot of macOS', 'at 3.04\u202fPM.mp4', 'at 3.04 PM.mp4'],
  ['two spaces', 'DSC 0001  (2).mp4', 'DSC 0001 (2).mp4'],
  ['a colon', 'ring: front.mp4', 'ring- front.mp4'],
  ['a long one', `${'r'.repeat(200)}.mp4`, `${'r'.repeat(146)}.mp4`],
])('a file with a name that the server would not give is replaced itself: %s', async (_, present, safe) => {
  const { uploader, folder } = await startUploads([present, safe]);
  const bytes = film(800);
  const replaced = await uploader.upload(bytes, { filename: present, clash: 'replace' });
  expect([replaced.headers.get('upload-outcome'), pathIn(replaced)]).toEqual(['replaced', present]);
  expect(readFileSync(path.join(folder, present)).equals(bytes)).toBe(true);
  expect(readFileSync(path.join(folder, safe), 'utf8')).toBe(safe);
  const asked = await uploader.create(1000, { filename: present });
  const freeName = safe.replace('.mp4', '-2.mp4').replace(/r{146}/, 'r'.repeat(144));
  expect(asked.body.present).toMatchObject({ path: present, freeName });
  const kept = await uploader.upload(film(900), { filename: present, clash: 'keep' });
  expect(pathIn(kept)).toBe(freeName);
});
