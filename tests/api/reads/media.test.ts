import { execFileSync } from 'node:child_process';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { startReadServer } from './read-server.ts';

const SECRET = 'outside the media folder';
const server = await startReadServer();

beforeAll(async () => {
  const { mediaDir, folder } = server;
  await mkdir(join(mediaDir, 'films'));
  await mkdir(join(mediaDir, '.private'));
  await mkdir(join(mediaDir, '@eaDir'));
  await Promise.all([
    writeFile(join(folder, 'secret.txt'), SECRET),
    writeFile(join(folder, 'media-of-another'), SECRET),
    writeFile(join(mediaDir, '.hidden.txt'), SECRET),
    writeFile(join(mediaDir, 'Thumbs.db'), SECRET),
    writeFile(join(mediaDir, '@eaDir', 'ring.jpg'), SECRET),
    writeFile(join(mediaDir, '.private', 'key.txt'), SECRET),
    writeFile(join(mediaDir, 'films', 'hero.mp4'), '0123456789'),
    writeFile(join(mediaDir, 'logo.svg'), '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    writeFile(join(mediaDir, 'page.HTML'), '<script>1</script>'),
    writeFile(join(mediaDir, 'feed.xml'), '<x/>'),
    writeFile(join(mediaDir, 'script.js'), '1'),
    writeFile(join(mediaDir, 'Größe 100% – ring #1.txt'), 'odd name'),
  ]);
  await Promise.all([
    symlink(join(folder, 'secret.txt'), join(mediaDir, 'link.txt')),
    symlink(folder, join(mediaDir, 'up')),
    symlink(join(mediaDir, '.private'), join(mediaDir, 'shown')),
    symlink(join(mediaDir, 'films'), join(mediaDir, 'movies')),
    symlink(join(mediaDir, 'loop'), join(mediaDir, 'loop')),
  ]);
});

describe('an original', () => {
  test('comes with type, ETag, Last-Modified and nosniff', async () => {
    const { status, headers, text } = await server.get('/media/films/hero.mp4');
    expect([status, text]).toEqual([200, '0123456789']);
    expect(headers).toMatchObject({
      'content-type': 'video/mp4',
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      etag: expect.any(String),
      'last-modified': expect.any(String),
    });
    expect(headers).not.toHaveProperty('content-disposition');
  });

  test('answers HEAD with its length, and is the same whatever the query', async () => {
    const head = await server.get('/media/films/hero.mp4?v=1', {}, 'HEAD');
    expect([head.status, head.headers['content-length'], head.text]).toEqual([200, '10', '']);
    expect((await server.get('/media/films/hero.mp4?v=2')).headers.etag).toBe(head.headers.etag);
  });

  test('that is replaced is new for those who have it, since they have to ask', async () => {
    const file = join(server.mediaDir, 'replaced.txt');
    await writeFile(file, 'old');
    const { headers } = await server.get('/media/replaced.txt');
    expect(headers['cache-control']).toBe('public, no-cache');
    await writeFile(file, 'new one');
    const again = await server.get('/media/replaced.txt', { 'If-None-Match': String(headers.etag) });
    expect([again.status, again.text]).toEqual([200, 'new one']);
  });

  test('may be empty, have any name, and be reached by a link that stays inside', async () => {
    await writeFile(join(server.mediaDir, 'empty.txt'), '');
    expect(await server.get('/media/empty.txt')).toMatchObject({ status: 200, text: '' });
    const path = `/media/${encodeURIComponent('Größe 100% – ring #1.txt')}`;
    expect((await server.get(path)).text).toBe('odd name');
    expect((await server.get('/media/movies/hero.mp4')).text).toBe('0123456789');
  });

  test.each(['logo.svg', 'page.HTML', 'feed.xml', 'script.js'])(
    'that could run something (%s) is downloaded into a sandbox',
    async (name) => {
      const { status, headers } = await server.get(`/media/${name}`);
      expect(status).toBe(200);
      expect(headers['content-disposition']).toBe(`attachment; filename=${name}`);
      expect(headers['content-security-policy']).toBe("sandbox; default-src 'none'");
    },
  );
});

test.each([
  ['parent folder', '/media/../secret.txt'],
  ['encoded dots', '/media/%2e%2e/secret.txt'],
  ['encoded slash', '/media/..%2fsecret.txt'],
  ['doubly encoded', '/media/%252e%252e/secret.txt'],
  ['overlong encoding', '/media/%c0%ae%c0%ae/secret.txt'],
  ['backslash', '/media/..\\secret.txt'],
  ['encoded backslash', '/media/..%5csecret.txt'],
  ['dots deep inside', '/media/films/../../secret.txt'],
  ['neighbour with the same beginning', '/media/../media-of-another'],
  ['absolute path', '/media//etc/passwd'],
  ['encoded absolute path', '/media/%2fetc%2fpasswd'],
  ['NUL', '/media/films/hero.mp4%00.jpg'],
  ['broken encoding', '/media/%E0%A4%A'],
  ['hidden file', '/media/.hidden.txt'],
  ['encoded hidden file', '/media/%2ehidden.txt'],
  ['hidden folder', '/media/.private/key.txt'],
  ['file of a system', '/media/Thumbs.db'],
  ['folder of a network drive', '/media/@eaDir/ring.jpg'],
  ['link to a file outside', '/media/link.txt'],
  ['link to a folder outside', '/media/up/secret.txt'],
  ['link to a hidden folder', '/media/shown/key.txt'],
  ['link to itself', '/media/loop'],
  ['folder', '/media/films'],
  ['folder with a slash', '/media/films/'],
  ['the root', '/media/'],
  ['file as a folder', '/media/films/hero.mp4/x'],
  ['endless name', `/media/${'a'.repeat(3000)}`],
  ['missing file', '/media/none.jpg'],
])('what is not served from the media folder: %s', async (_kind, path) => {
  const { status, text } = await server.get(path);
  expect([status, text]).toEqual([404, 'Not Found']);
  const variant = await server.get(path.replace('/media/', '/images/320/'));
  expect(variant.status).toBe(404);
});

test('a pipe is not served, and keeps nobody waiting', async () => {
  execFileSync('mkfifo', [join(server.mediaDir, 'pipe.txt')]);
  expect((await server.get('/media/pipe.txt')).status).toBe(404);
});
