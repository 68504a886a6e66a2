import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { useTemporaryFolder } from '../../../../tests/support/use-temporary-folder.ts';
import { openDragFolder } from './drag-folder.ts';

vi.mock('node:fs', async (load) => {
  const fs = await load<typeof import('node:fs')>();
  return { ...fs, rmSync: vi.fn(fs.rmSync) };
});

test('the folder starts empty, whatever a crash has left, and goes with all that is in it', () => {
  const temporary = useTemporaryFolder();
  const { path } = openDragFolder(temporary, '/home/a/.config/console');
  mkdirSync(join(path, 'file-1'));
  writeFileSync(join(path, 'file-1', 'ring.jpg'), 'left');
  const again = openDragFolder(temporary, '/home/a/.config/console');
  expect(readdirSync(temporary).map((name) => join(temporary, name))).toEqual([again.path]);
  expect(readdirSync(again.path)).toEqual([]);
  again.remove();
  expect(existsSync(again.path)).toBe(false);
});

test('one that another program holds stays, and the console starts with a new one', () => {
  const temporary = useTemporaryFolder();
  const { path: held } = openDragFolder(temporary, '/home/a/.config/console');
  vi.mocked(rmSync).mockImplementationOnce(() => {
    throw Object.assign(new Error('resource busy or locked'), { code: 'EBUSY' });
  });
  const { path } = openDragFolder(temporary, '/home/a/.config/console');
  expect(path).not.toBe(held);
  expect([existsSync(held), existsSync(path)]).toEqual([true, true]);
  expect(dirname(path)).toBe(temporary);
});

test('consoles with other settings do not share it', () => {
  const temporary = useTemporaryFolder();
  const one = openDragFolder(temporary, '/home/a/.config/console');
  const other = openDragFolder(temporary, '/home/b/.config/console');
  expect(one.path).not.toBe(other.path);
  expect(existsSync(one.path)).toBe(true);
});
