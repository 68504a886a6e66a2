import { mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { startReadServer } from './read-server.ts';

const SECRET = 'not for the public';
const server = await startReadServer();

test('without a folder of releases nothing is there', async () => {
  expect(await server.get('/desktop/latest.yml')).toMatchObject({ status: 404, text: 'Not Found' });
});

test('the dictionary is there without one, whatever version a console asks for', async () => {
  const { status, headers, text } = await server.get('/desktop/dictionaries/en-us-10-1.bdic');
  expect([status, text.slice(0, 4)]).toEqual([200, 'BDic']);
  expect(headers['content-type']).toBe('application/octet-stream');
  expect(await server.get('/desktop/dictionaries/en-US.bdic')).toMatchObject({ status: 200 });
  expect(await server.get('/desktop/dictionaries/LICENSE.txt')).toMatchObject({ status: 404 });
});

describe('a folder of releases', () => {
  beforeAll(async () => {
    const folder = join(server.dataDir, 'desktop');
    await mkdir(join(folder, 'old'), { recursive: true });
    await mkdir(join(folder, '.staging'));
    await Promise.all([
      writeFile(join(server.dataDir, 'jeweler.db'), SECRET),
      writeFile(join(server.dataDir, 'secret.yml'), SECRET),
      writeFile(join(folder, 'latest.yml'), 'version: 1.0.0\n'),
      writeFile(join(folder, 'old', 'Setup 1.0.0.exe'), '0123456789'),
      writeFile(join(folder, '.hidden.yml'), SECRET),
      writeFile(join(folder, '.staging', 'latest.yml'), SECRET),
      writeFile(join(folder, 'page.html'), '<script>1</script>'),
      writeFile(join(folder, 'notes'), 'no kind'),
      ...['dmg', 'zip', 'AppImage', 'deb', 'exe', 'exe.blockmap'].map((kind) =>
        writeFile(join(folder, `Portal-1.0.0.${kind}`), 'program'),
      ),
    ]);
    await symlink(join(server.dataDir, 'secret.yml'), join(folder, 'link.yml'));
    return () => rm(folder, { recursive: true });
  });

  test('gives the update list as text that is asked for anew each time', async () => {
    const { status, headers, text } = await server.get('/desktop/latest.yml');
    expect([status, text]).toEqual([200, 'version: 1.0.0\n']);
    expect(headers).toMatchObject({
      'content-type': 'text/yaml; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      etag: expect.any(String),
    });
    expect(headers).not.toHaveProperty('content-disposition');
    const again = await server.get('/desktop/latest.yml', { 'If-None-Match': String(headers.etag) });
    expect(again.status).toBe(304);
  });

  test.each([
    ['exe', 'application/vnd.microsoft.portable-executable'],
    ['dmg', 'application/x-apple-diskimage'],
    ['zip', 'application/zip'],
    ['AppImage', 'application/vnd.appimage'],
    ['deb', 'application/vnd.debian.binary-package'],
    ['exe.blockmap', 'application/octet-stream'],
  ])('gives .%s as a download of its type', async (kind, type) => {
    const { status, headers, text } = await server.get(`/desktop/Portal-1.0.0.${kind}`);
    expect([status, text]).toEqual([200, 'program']);
    expect(headers).toMatchObject({
      'content-type': type,
      'content-disposition': `attachment; filename=Portal-1.0.0.${kind}`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
    });
  });

  test('gives parts, for updates that fetch only what changed', async () => {
    const answer = await server.get('/desktop/old/Setup%201.0.0.exe', { Range: 'bytes=2-4' });
    expect([answer.status, answer.text, answer.headers['content-range']]).toEqual([
      206,
      '234',
      'bytes 2-4/10',
    ]);
  });

  test.each([
    ['the folder itself', '/desktop/'],
    ['parent folder', '/desktop/../secret.yml'],
    ['encoded dots', '/desktop/%2e%2e/secret.yml'],
    ['encoded slash', '/desktop/..%2fsecret.yml'],
    ['absolute path', '/desktop//etc/passwd'],
    ['the database', '/desktop/../jeweler.db'],
    ['NUL', '/desktop/latest.yml%00.exe'],
    ['hidden file', '/desktop/.hidden.yml'],
    ['hidden folder', '/desktop/.staging/latest.yml'],
    ['link that leads outside', '/desktop/link.yml'],
    ['what is no part of a release', '/desktop/page.html'],
    ['a file without a kind', '/desktop/notes'],
    ['a folder inside', '/desktop/old'],
  ])('does not give %s', async (_, target) => {
    const { status, text } = await server.get(target);
    expect(status).toBe(404);
    expect(text).not.toContain(SECRET);
  });

  test('is only ever read', async () => {
    const { status, headers } = await server.get('/desktop/latest.yml', {}, 'PUT');
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD, OPTIONS']);
    expect((await server.get('/desktop/latest.yml')).text).toBe('version: 1.0.0\n');
  });
});
