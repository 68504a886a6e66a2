import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { mediaDeletedSchema } from '@jeweler/core/schemas';
import { describe, expect, onTestFinished, test } from 'vitest';
import { mountDisk } from '../../support/mount-disk.ts';
import { expectRefusal } from '../../support/refusal.ts';
import { testAdmin } from '../../support/test-admin.ts';
import { mediaFolder, write } from '../media-library/library.ts';
import { startChanging, url } from './changing.ts';

describe('folders', () => {
  test('a new folder is in the list while it is empty, and files can be moved into it', async () => {
    const { change, list, paths } = await startChanging(['a.jpg', 'rings/b.jpg']);
    expect((await list()).folders).toBeUndefined();
    const made = await change('folders', { parent: 'rings', name: ' 2026 ' });
    expect([made.status, made.body]).toEqual([201, { folder: 'rings/2026' }]);
    expect((await list()).folders).toEqual(['rings/2026']);
    await change('move', { files: [url('a.jpg')], to: 'rings/2026' });
    expect(await paths()).toEqual(['rings/2026/a.jpg', 'rings/b.jpg']);
    expect((await list()).folders).toBeUndefined();
  });

  test('cannot be made twice, outside, or with a name that is no name everywhere', async () => {
    const { change, exists } = await startChanging(['rings/a.jpg']);
    for (const name of ['rings', 'RINGS/..', '..', '.hidden', 'a/b', 'con', 'a:b', 'end.', '@eaDir'])
      expect((await change('folders', { name })).status, name).toBeGreaterThanOrEqual(400);
    // As much as a list of files may have would be too much for one name.
    expect((await change('folders', { name: 'x'.repeat(200_000) })).status).toBe(413);
    expectRefusal(await change('folders', { name: 'rings' }), 409, 'conflict');
    expectRefusal(await change('folders', { parent: '../..', name: 'made outside' }), 404, 'not_found');
    expectRefusal(await change('folders', { parent: 'none', name: 'x' }), 404, 'not_found');
    expect(exists('../../made outside')).toBe(false);
  });

  test('are renamed and moved with everything in them, never into themselves or over another one', async () => {
    const { change, list, paths, makeFolder } = await startChanging(['rings/new/a.jpg', 'old/b.jpg']);
    makeFolder('empty');
    await list('?rescan=1');
    expect((await change('rename', { folder: 'rings', name: 'jewels' })).body).toEqual({
      files: [],
      folders: [{ from: 'rings', to: 'jewels' }],
    });
    expect(await paths()).toEqual(['jewels/new/a.jpg', 'old/b.jpg']);
    expectRefusal(await change('move', { folders: ['jewels'], to: 'jewels/new' }), 409, 'conflict');
    expectRefusal(await change('rename', { folder: 'jewels', name: 'empty' }), 409, 'conflict');
    await change('move', { folders: ['jewels/new', 'empty'], to: 'old' });
    expect(await paths()).toEqual(['old/b.jpg', 'old/new/a.jpg']);
    expect((await list()).folders).toEqual(['jewels', 'old/empty']);
  });
});

describe('files', () => {
  test('are renamed at once, in upper and lower case too, and keep what they are', async () => {
    const { change, paths, list } = await startChanging(['rings/a.jpg']);
    const [before] = (await list()).files;
    const renamed = await change('rename', { file: url('rings/a.jpg'), name: 'Ocean Ring.JPG' });
    expect(renamed.body).toEqual({
      files: [{ from: '/media/rings/a.jpg', to: '/media/rings/Ocean%20Ring.JPG' }],
      folders: [],
    });
    expect(await paths()).toEqual(['rings/Ocean Ring.JPG']);
    // By this the portal knows it again.
    const { size, lastModified, addedAt } = before ?? {};
    expect((await list()).files[0]).toMatchObject({ size, lastModified, addedAt });
    await change('rename', { file: url('rings/Ocean Ring.JPG'), name: 'ocean ring.jpg' });
    expect(await paths()).toEqual(['rings/ocean ring.jpg']);
  });

  test('keep their extension and get no name that is taken, hidden or unusable', async () => {
    const { change, paths } = await startChanging(['a.jpg', 'b.jpg']);
    const rename = (name: string) => change('rename', { file: url('a.jpg'), name });
    for (const name of ['a.png', 'a', '.jpg', '../a.jpg', 'x/a.jpg', 'nul.jpg', 'a?.jpg', '~$a.jpg', ''])
      expectRefusal(await rename(name), 400, 'validation');
    expect(expectRefusal(await rename('b.jpg'), 409, 'conflict').message).toContain('already');
    expect(await paths()).toEqual(['a.jpg', 'b.jpg']);
  });

  test('are renamed by a pattern, in their order, without any name that is taken', async () => {
    const { change, paths } = await startChanging(['s/c.jpg', 's/a.png', 's/b.jpg', 's/ring-2.jpg']);
    const files = ['s/c.jpg', 's/a.png', 's/b.jpg'].map(url);
    expectRefusal(await change('rename', { files, pattern: 'ring.jpg' }), 400, 'validation');
    const { body } = await change('rename', { files, pattern: 'ring-{n}.jpg' });
    expect(body).toMatchObject({
      files: [{ to: '/media/s/ring-1.jpg' }, { to: '/media/s/ring-2.png' }, { to: '/media/s/ring-3.jpg' }],
    });
    expect(await paths()).toEqual(['s/ring-1.jpg', 's/ring-2.jpg', 's/ring-2.png', 's/ring-3.jpg']);
  });

  test('are moved all or not at all; both are kept if that is wanted', async () => {
    const before = ['a.jpg', 'b.jpg', 'rings/a.jpg', 'to/b.jpg'];
    const { change, paths, folder } = await startChanging(before);
    const move = { files: [url('a.jpg'), url('b.jpg'), url('rings/a.jpg')], to: 'to' };
    expectRefusal(await change('move', move), 409, 'conflict');
    expect((await paths()).sort()).toEqual(before);
    await change('move', { ...move, keepBoth: true });
    const moved = ['to/a-2.jpg', 'to/a.jpg', 'to/b-2.jpg', 'to/b.jpg'];
    expect((await paths()).sort()).toEqual(moved);
    const contents = moved.map((name) => readFileSync(path.join(folder, name), 'utf8'));
    expect(contents).toEqual(['rings/a.jpg', 'a.jpg', 'b.jpg', 'to/b.jpg']);
  });

  test('cannot be taken from outside, from hidden places, or be links', async () => {
    const { change, folder, list } = await startChanging(['a.jpg', 'to/b.jpg']);
    writeFileSync(path.join(folder, '.secret.jpg'), '');
    symlinkSync('a.jpg', path.join(folder, 'link.jpg'));
    await list('?rescan=1');
    for (const file of [
      '/media/../x.jpg',
      '/media/%2e%2e/x.jpg',
      '/media/.secret.jpg',
      '/etc/passwd',
      '/media/',
    ])
      expect((await change('move', { files: [file], to: 'to' })).status, file).toBeGreaterThanOrEqual(400);
    expect(
      expectRefusal(await change('move', { files: [url('link.jpg')], to: 'to' }), 409, 'conflict').message,
    ).toContain('link');
    expectRefusal(await change('move', { files: [url('a.jpg')], to: '.bin' }), 404, 'not_found');
  });

  test('are not changed by way of a link to their folder: the catalogue knows them under its own name', async () => {
    const { change, folder, paths } = await startChanging(['rings/a.jpg', 'b.jpg']);
    symlinkSync('rings', path.join(folder, 'link'));
    const changes: [string, object][] = [
      ['rename', { file: url('link/a.jpg'), name: 'c.jpg' }],
      ['move', { files: [url('link/a.jpg')], to: '' }],
      ['move', { files: [url('b.jpg')], to: 'link' }],
      ['folders', { parent: 'link', name: 'new' }],
      ['delete', { files: [url('link/a.jpg')] }],
    ];
    for (const [name, body] of changes) expectRefusal(await change(name, body), 404, 'not_found');
    expect(await paths()).toEqual(['b.jpg', 'rings/a.jpg']);
  });

  test('of two people who want the same one, one gets it and the other a sentence', async () => {
    const { change, paths } = await startChanging(['a.jpg']);
    const answers = await Promise.all(
      ['one.jpg', 'two.jpg', 'three.jpg'].map((name) => change('rename', { file: url('a.jpg'), name })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const [lost] = answers.filter(({ status }) => status === 409);
    if (lost) expect(expectRefusal(lost, 409, 'conflict').message).toContain('someone');
    expect(await paths()).toHaveLength(1);
  });
});

describe('the bin', () => {
  test('a deleted file answers 404 at once, is listed with its end, and comes back', async () => {
    const { change, get, paths } = await startChanging(['rings/a.jpg', 'b.jpg']);
    const { body } = await change('delete', { files: [url('rings/a.jpg')] });
    const { ids } = mediaDeletedSchema.parse(body);
    expect((await get('/media/rings/a.jpg')).status).toBe(404);
    expect((await get(`/media/.bin/${ids[0]}`)).status).toBe(404);
    expect(await paths()).toEqual(['b.jpg']);
    expect((await get('/api/admin/media/bin')).body).toEqual({
      entries: [
        {
          id: ids[0],
          path: 'rings/a.jpg',
          isFolder: false,
          size: 'rings/a.jpg'.length,
          reason: 'deleted',
          at: '2026-06-01T16:00:00.000Z',
          by: testAdmin.username,
          until: '2026-07-01T16:00:00.000Z',
        },
      ],
    });
    expect((await change('undelete', { ids })).body).toEqual({
      restored: [{ id: ids[0], path: 'rings/a.jpg' }],
      failed: [],
    });
    expect(await paths()).toEqual(['b.jpg', 'rings/a.jpg']);
    expect((await get('/media/rings/a.jpg')).status).toBe(200);
    expectRefusal(await change('undelete', { ids }), 409, 'conflict');
  });

  test('what comes back to a taken name gets a number, and a folder comes back whole', async () => {
    const { change, paths, put, list } = await startChanging(['a.jpg', 'rings/b.jpg', 'rings/c.jpg']);
    const { body } = await change('delete', { files: [url('a.jpg')], folders: ['rings'] });
    expect(await paths()).toEqual([]);
    put('a.jpg', 'another');
    put('a-2.jpg', 'another');
    await change('folders', { name: 'rings' });
    const back = await change('undelete', { ids: mediaDeletedSchema.parse(body).ids });
    expect((back.body as { restored: { path: string }[] }).restored.map((each) => each.path)).toEqual([
      'rings-2',
      'a-3.jpg',
    ]);
    expect((await list()).folders).toEqual(['rings']);
    expect(await paths()).toEqual(['a-2.jpg', 'a-3.jpg', 'a.jpg', 'rings-2/b.jpg', 'rings-2/c.jpg']);
  });
});

test('where MEDIA_WRITE is 0, nothing of it is there', async () => {
  const { change, get, paths } = await startChanging(['a.jpg'], { mediaWrite: false });
  for (const [name, body] of [
    ['folders', { name: 'x' }],
    ['rename', { file: url('a.jpg'), name: 'b.jpg' }],
    ['move', { files: [url('a.jpg')], to: '' }],
    ['delete', { files: [url('a.jpg')] }],
    ['undelete', { ids: ['x'] }],
  ] as const)
    expectRefusal(await change(name, body), 404, 'not_found');
  expectRefusal(await get('/api/admin/media/bin'), 404, 'not_found');
  expect(await paths()).toEqual(['a.jpg']);
});

test('a folder that may not be written is said in a sentence, and nothing changes', async ({ skip }) => {
  const disk = mountDisk(1024 * 1024);
  if (!disk && (process.platform === 'win32' || process.getuid?.() === 0))
    return skip('Nothing but a disk is closed to root, nor on Windows.');
  const folder = disk ?? mediaFolder();
  write(folder, 'a.jpg');
  mkdirSync(path.join(folder, 'to'));
  const { change, paths } = await startChanging([], { mediaDir: folder });
  if (disk) execFileSync('mount', ['-o', 'remount,ro', disk]);
  else {
    chmodSync(folder, 0o555);
    onTestFinished(() => chmodSync(folder, 0o755));
  }
  for (const [name, body] of [
    ['folders', { name: 'x' }],
    ['rename', { file: url('a.jpg'), name: 'b.jpg' }],
    ['move', { files: [url('a.jpg')], to: 'to' }],
    ['delete', { files: [url('a.jpg')] }],
  ] as const)
    expect(expectRefusal(await change(name, body), 409, 'conflict').message, name).toContain(
      'cannot be written',
    );
  expect(await paths()).toEqual(['a.jpg']);
});
