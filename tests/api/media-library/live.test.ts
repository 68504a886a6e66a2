import { renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createServer } from '../../../server/src/create-server.ts';
import { openDataFolder } from '../../../server/src/database/open-data-folder.ts';
import { createLog } from '../../../server/src/log.ts';
import { noSite } from '../../support/no-site.ts';
import { scannerInThisProcess } from '../../support/scanner-in-this-process.ts';
import { testConfig } from '../../support/test-server.ts';
import { useTemporaryFolder } from '../../support/use-temporary-folder.ts';
import { type Library, mediaFolder, startLibrary, write } from './library.ts';

test.each([
  ['with notices of the system', {}],
  ['with MEDIA_POLL', { mediaPoll: true }],
] as const)(
  'an open library shows what is added, changed, renamed and deleted, %s',
  async (_way, changes) => {
    const { folder, put, list, ...library } = await startLibrary(['rings/a.jpg', 'rings/b.jpg'], changes);
    const open = await library.open();
    put('rings/c.jpg');
    await expect.poll(open.paths).toEqual(['rings/a.jpg', 'rings/b.jpg', 'rings/c.jpg']);

    put('rings/a.jpg', 'another picture');
    await expect
      .poll(async () => (await list()).files.find(({ name }) => name === 'a.jpg')?.size)
      .toBe('another picture'.length);
    await expect.poll(() => open.sizes.at(-1)).toContain('another picture'.length);

    renameSync(path.join(folder, 'rings/b.jpg'), path.join(folder, 'rings/z.jpg'));
    await expect.poll(open.paths).toEqual(['rings/a.jpg', 'rings/c.jpg', 'rings/z.jpg']);

    rmSync(path.join(folder, 'rings/c.jpg'));
    await expect.poll(open.paths).toEqual(['rings/a.jpg', 'rings/z.jpg']);
  },
);

describe('a refresh', () => {
  test('answers with what is there, just finished files included', async () => {
    const library = await startLibrary(['a.jpg'], { mediaPoll: true });
    library.put('b.jpg');
    expect((await library.list('?rescan=1')).files.map(({ name }) => name)).toEqual(['a.jpg', 'b.jpg']);
  });

  test('asked for by many at once is one reading, and right for each', async () => {
    const library = await startLibrary(Array.from({ length: 50 }, (_, index) => `shoot/${index}.jpg`));
    const refresh = async (own: string) => {
      library.put(own);
      return (await library.list('?rescan=1')).files.some(({ relativePath }) => relativePath === own);
    };
    const asked = Array.from({ length: 12 }, (_, index) => refresh(`own-${index}.jpg`));
    expect(await Promise.all(asked)).toEqual(Array.from({ length: 12 }, () => true));
  });
});

describe('a media folder that cannot be read', () => {
  const health = async (library: Library) => (await library.dashboard()).media.watcher;

  test('keeps its last list, says so, and is followed again when it is back', async () => {
    const library = await startLibrary(['a.jpg']);
    const open = await library.open();
    const away = `${library.folder} away`;
    renameSync(library.folder, away);
    try {
      await expect.poll(async () => (await health(library)).state).toBe('failed');
      expect((await health(library)).message).toMatch(/^The media folder is missing\. .*last/);
      expect(await library.paths()).toEqual(['a.jpg']);
      expect(open.events.revisions('media').length).toBeGreaterThan(1);
      expect((await library.server.request('GET', '/api/health')).status).toBe(200);
    } finally {
      renameSync(away, library.folder);
    }
    await expect.poll(async () => (await health(library)).state).toBe('watching');
    expect(await health(library)).not.toHaveProperty('message');
    library.put('b.jpg');
    await expect.poll(open.paths).toEqual(['a.jpg', 'b.jpg']);
  });

  test('that is missing at the start is an empty list until it comes', async () => {
    const mediaDir = path.join(mediaFolder(), 'not yet');
    const library = await startLibrary([], { mediaDir });
    expect(await health(library)).toMatchObject({ state: 'failed' });
    expect(await library.paths()).toEqual([]);
    write(mediaDir, 'a.jpg');
    await expect.poll(library.paths).toEqual(['a.jpg']);
    expect(await health(library)).toMatchObject({ state: 'watching' });
  });

  test('that had pictures before a restart, and has nothing, waits for its drive', async () => {
    const config = testConfig(useTemporaryFolder(), { mediaDir: useTemporaryFolder() });
    const data = await openDataFolder(config.dataDir);
    const row = { picture_key: 'ring', width: 30, height: 20 };
    await data.writes.run((trx) => trx.insertInto('picture_sizes').values(row).execute());
    await data.close();
    const log = createLog(config, { write: () => {} });
    const parts = { log, startScanner: scannerInThisProcess, openSite: () => noSite };
    const { media, close } = await createServer(config, parts);
    onTestFinished(close);
    expect(media.health.state).toBe('failed');
    write(config.mediaDir, 'ring.jpg');
    await expect.poll(() => media.health.state, { timeout: 10_000 }).toBe('watching');
  });
});
