import { mkdir, readdir, rm, symlink, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../../tests/support/temporary-folder.ts';
import { VariantStore } from './variant-store.ts';

let folder: string;
beforeEach(() => {
  const made = temporaryFolder();
  folder = made.folder;
  return made.remove;
});

const filesBecome = (names: string[]) =>
  expect.poll(async () => (await readdir(folder)).sort()).toEqual(names);

describe('the store of variants', () => {
  test('gives back what was written, also after a restart', async () => {
    const store = new VariantStore(folder, 1000);
    expect(await store.read('a')).toBeUndefined();
    await store.write('a', Buffer.from('one'));
    expect((await store.read('a'))?.toString()).toBe('one');
    expect((await new VariantStore(folder, 1000).read('a'))?.toString()).toBe('one');
  });

  test('deletes the least recently used beyond its bound', async () => {
    const store = new VariantStore(folder, 250);
    await store.write('a', Buffer.alloc(100));
    await store.write('b', Buffer.alloc(100));
    await store.read('a');
    await store.write('c', Buffer.alloc(100));
    await filesBecome(['a.webp', 'c.webp']);
    expect(await store.read('b')).toBeUndefined();
  });

  test('keeps its bound over a restart, the oldest files going first, and clears unfinished ones', async () => {
    for (const [name, age] of [
      ['old.webp', 3],
      ['middle.webp', 2],
      ['young.webp', 1],
      ['half.tmp', 0],
    ] as const) {
      await writeFile(join(folder, name), Buffer.alloc(100));
      await utimes(join(folder, name), 10_000 - age, 10_000 - age);
    }
    const store = new VariantStore(folder, 250);
    expect(await store.read('young')).toHaveLength(100);
    await filesBecome(['middle.webp', 'young.webp']);
  });

  test('makes one again whose content a power failure has taken', async () => {
    await writeFile(join(folder, 'a.webp'), '');
    const store = new VariantStore(folder, 1000);
    expect(await store.read('a')).toBeUndefined();
    await store.write('a', Buffer.from('one'));
    expect((await new VariantStore(folder, 1000).read('a'))?.toString()).toBe('one');
  });

  test.each(['before the first variant', 'later'])(
    'works again when its folder is deleted %s',
    async (when) => {
      const store = new VariantStore(join(folder, 'images'), 1000);
      if (when === 'later') await store.write('a', Buffer.from('one'));
      else {
        await writeFile(join(folder, 'images'), 'in the way');
        await expect(store.write('a', Buffer.from('one'))).rejects.toThrow();
      }
      await rm(join(folder, 'images'), { recursive: true });
      await store.write('b', Buffer.from('two'));
      expect((await store.read('b'))?.toString()).toBe('two');
      expect(await store.read('a')).toBeUndefined();
    },
  );

  test('takes no harm from links that lead nowhere, or from folders', async () => {
    await symlink(join(folder, 'nowhere'), join(folder, 'dangling.webp'));
    await mkdir(join(folder, 'folder.webp'));
    const store = new VariantStore(folder, 1000);
    await store.write('a', Buffer.from('one'));
    expect((await store.read('a'))?.toString()).toBe('one');
  });

  test('reports a folder that cannot be written and leaves nothing behind', async () => {
    const file = join(folder, 'file');
    await writeFile(file, 'in the way');
    const store = new VariantStore(file, 1000);
    await expect(store.write('a', Buffer.from('one'))).rejects.toThrow();
    expect(await store.read('a')).toBeUndefined();
    await filesBecome(['file']);
  });
});
