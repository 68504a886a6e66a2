import { appendFileSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { useTemporaryFolder } from '../../../../tests/support/use-temporary-folder.ts';
import { SizeStore } from './size-store.ts';

const log = () => ({ warn: vi.fn() });
const key = (digit: string) => digit.repeat(40);
const size = { width: 30, height: 20 };

test('gives back what was written, also after a restart, and passes over half a line', async () => {
  const file = join(useTemporaryFolder(), 'images', 'sizes.txt');
  const store = new SizeStore(file, log());
  expect(await store.read(key('a'))).toBeUndefined();
  await Promise.all([store.write(key('a'), size), store.write(key('b'), { width: 1, height: 2 })]);
  expect(await store.read(key('a'))).toEqual(size);

  appendFileSync(file, `${key('c')} 3`);
  const next = new SizeStore(file, log());
  expect(await next.read(key('a'))).toEqual(size);
  expect(await next.read(key('c'))).toBeUndefined();
  await next.write(key('d'), size);
  const last = new SizeStore(file, log());
  expect(await last.read(key('b'))).toEqual({ width: 1, height: 2 });
  expect(await last.read(key('d'))).toEqual(size);
});

test('lines that are not needed any more go at a start', async () => {
  const file = join(useTemporaryFolder(), 'sizes.txt');
  const lines = [...Array<string>(2000).fill(`${key('a')} 1 1`), `${key('a')} 30 20`, 'nonsense', ''];
  writeFileSync(file, lines.join('\n'));
  expect(await new SizeStore(file, log()).read(key('a'))).toEqual(size);
  expect(readFileSync(file, 'utf8')).toBe(`${key('a')} 30 20\n`);
});

test('where nothing can be written it is said, and sizes are kept in memory', async () => {
  const folder = useTemporaryFolder();
  writeFileSync(join(folder, 'file'), 'in the way');
  const { warn } = log();
  const store = new SizeStore(join(folder, 'file', 'sizes.txt'), { warn });
  await store.write(key('a'), size);
  expect(await store.read(key('a'))).toEqual(size);
  expect(warn).toHaveBeenCalledWith(expect.anything(), expect.stringContaining('could not be kept'));
});
