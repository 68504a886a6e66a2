import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useTemporaryFolder } from '../../../../tests/support/use-temporary-folder.ts';
import { openDragFolder } from './drag-folder.ts';

test('the folder starts empty, whatever a crash has left, and goes with all that is in it', () => {
  const temporary = useTemporaryFolder();
  const { path } = openDragFolder(temporary, '/home/a/.config/console');
  mkdirSync(join(path, 'file-1'));
  writeFileSync(join(path, 'file-1', 'ring.jpg'), 'left');
  const again = openDragFolder(temporary, '/home/a/.config/console');
  expect(again.path).toBe(path);
  expect(readdirSync(path)).toEqual([]);
  again.remove();
  expect(existsSync(path)).toBe(false);
});

test('consoles with other settings do not share it', () => {
  const temporary = useTemporaryFolder();
  const one = openDragFolder(temporary, '/home/a/.config/console');
  const other = openDragFolder(temporary, '/home/b/.config/console');
  expect(one.path).not.toBe(other.path);
  expect(existsSync(one.path)).toBe(true);
});
