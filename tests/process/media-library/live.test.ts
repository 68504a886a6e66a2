import {
  appendFileSync,
  mkdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { mediaFolder, startLibrary, write } from '../../api/media-library/library.ts';

/** For thousands of files: 19 s were measured on two cores shared with browser tests. */
const WITH_PATIENCE = { timeout: 90_000 };
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const names = (folder: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${folder}/IMG_${index}.jpg`);

/** An open library, and the server's own list to compare it with. */
const opened = async (files: readonly string[], changes: Parameters<typeof startLibrary>[1] = {}) => {
  const library = await startLibrary(files, changes);
  return { ...library, library, open: await library.open() };
};

describe.each([
  ['with notices of the system', {}],
  ['with MEDIA_POLL', { mediaPoll: true }],
] as const)('an open library %s', (_way, changes) => {
  test('shows a folder of 300 files that is moved in, and what comes into its folders later', async () => {
    const { folder, put, open } = await opened(['a.jpg'], changes);
    const outside = mediaFolder();
    for (const name of names('shoot/one/two', 300)) write(outside, name);
    renameSync(path.join(outside, 'shoot'), path.join(folder, 'shoot'));
    await expect.poll(() => open.paths().length).toBe(301);

    put('shoot/one/two/late.jpg');
    await expect.poll(open.paths).toContain('shoot/one/two/late.jpg');
  });

  test('follows a folder that is renamed, with everything in it', async () => {
    const { folder, put, open } = await opened(names('old/deep', 20), changes);
    renameSync(path.join(folder, 'old'), path.join(folder, 'new'));
    await expect.poll(open.paths).toEqual(names('new/deep', 20).sort());
    put('new/deep/more.jpg');
    await expect.poll(open.paths).toContain('new/deep/more.jpg');
  });

  test('loses a folder that is deleted, and finds one of its name again', async () => {
    const { folder, put, open } = await opened(names('shoot/deep', 5), changes);
    rmSync(path.join(folder, 'shoot'), { recursive: true });
    await expect.poll(open.paths).toEqual([]);
    put('shoot/deep/again.jpg');
    await expect.poll(open.paths).toEqual(['shoot/deep/again.jpg']);
  });

  test('does not show half a file', async () => {
    const { folder, open } = await opened([], changes);
    const file = path.join(folder, 'film.mp4');
    writeFileSync(file, '');
    for (let slice = 0; slice < 6; slice += 1) {
      appendFileSync(file, 'x'.repeat(1000));
      await pause(250);
      expect(open.paths()).toEqual([]);
    }
    await expect.poll(open.paths).toEqual(['film.mp4']);
    expect(open.sizes.at(-1)).toEqual([6000]);
  });

  test('keeps a file as it was while it is being replaced', async () => {
    const { folder, open, list } = await opened(['ring.jpg'], changes);
    const file = path.join(folder, 'ring.jpg');
    writeFileSync(file, '');
    for (let slice = 0; slice < 4; slice += 1) {
      appendFileSync(file, 'x'.repeat(100));
      await pause(250);
      expect((await list()).files.map(({ size }) => size)).toEqual(['ring.jpg'.length]);
    }
    await expect.poll(() => open.sizes.at(-1)).toEqual([400]);
    expect(new Set(open.sizes.flat())).toEqual(new Set(['ring.jpg'.length, 400]));
  });
});

describe('an open library', () => {
  test('shows deep folders made in one go', async () => {
    const { put, open } = await opened([]);
    put('p/q/r/s/x.jpg');
    await expect.poll(open.paths).toEqual(['p/q/r/s/x.jpg']);
    put('p/q/r/y.jpg');
    await expect.poll(open.paths).toEqual(['p/q/r/s/x.jpg', 'p/q/r/y.jpg']);
  });

  test('hears of a file that keeps its old date', async () => {
    const { put, open } = await opened([]);
    utimesSync(put('scan.jpg'), 1_000_000_000, 1_000_000_000);
    await expect.poll(open.paths).toEqual(['scan.jpg']);
  });

  test('is told of what a link leads to when that changes', async () => {
    const { folder, put, open, list } = await opened(['real.jpg']);
    symlinkSync(path.join(folder, 'real.jpg'), path.join(folder, 'link.jpg'));
    await expect.poll(open.paths).toEqual(['link.jpg', 'real.jpg']);
    put('real.jpg', 'longer than before');
    await expect.poll(async () => (await list()).files.map(({ size }) => size)).toEqual([18, 18]);
  });

  test('is told of thousands of files at once, not one by one, and ends with the right list', async () => {
    const { folder, open, library } = await opened(['a.jpg']);
    mkdirSync(path.join(folder, 'flood'));
    for (const name of names('flood', 20_000)) writeFileSync(path.join(folder, name), 'x');
    await expect.poll(() => open.paths().length, WITH_PATIENCE).toBe(20_001);
    expect(await library.paths()).toHaveLength(20_001);
    expect(open.events.received.length).toBeLessThan(40);
    rmSync(path.join(folder, 'flood'), { recursive: true });
    await expect.poll(open.paths, WITH_PATIENCE).toEqual(['a.jpg']);
  }, 240_000);

  test('is told at most about four times a second', async () => {
    const { put, open } = await opened([]);
    const started = performance.now();
    for (let index = 0; index < 30; index += 1) {
      put(`${index}.jpg`);
      await pause(50);
    }
    await expect.poll(() => open.paths().length).toBe(30);
    // A slow machine takes longer to write the files, and may send more events because of that.
    const seconds = (performance.now() - started) / 1000;
    expect(open.events.revisions('media').length).toBeLessThan(4 * seconds + 4);
  });

  test('loads anew after a restart of the server, whose revisions are its own', async () => {
    const first = await startLibrary(['a.jpg']);
    const before = await first.list();
    await first.server.close();
    const second = await startLibrary([], { mediaDir: first.folder });
    const after = await second.list();
    expect(after.files).toEqual(before.files);
    expect(after.revision).not.toBe(before.revision);
    const { events } = await second.open();
    await expect.poll(() => events.revisions('media')).toEqual([after.revision]);
  });
});
