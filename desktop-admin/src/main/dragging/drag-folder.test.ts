import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { loggedLines } from '../../../../tests/support/logged-lines.ts';
import { useTemporaryFolder } from '../../../../tests/support/use-temporary-folder.ts';
import { log } from '../log.ts';
import { removeDragged } from './drag-folder.ts';

vi.mock('node:fs', async (load) => {
  const fs = await load<typeof import('node:fs')>();
  return { ...fs, rmSync: vi.fn(fs.rmSync) };
});

test('what a crash has left is removed, once no other program holds it; nothing is wrong with nothing', () => {
  const folder = join(useTemporaryFolder(), 'Dragged files');
  mkdirSync(join(folder, 'file-1'), { recursive: true });
  writeFileSync(join(folder, 'file-1', 'ring.jpg'), 'left');
  const lines = loggedLines(log);
  vi.mocked(rmSync).mockImplementationOnce(() => {
    throw Object.assign(new Error('resource busy or locked'), { code: 'EBUSY' });
  });
  removeDragged(folder);
  expect(existsSync(folder)).toBe(true);
  expect(lines).toHaveLength(1);
  removeDragged(folder);
  removeDragged(folder);
  expect(existsSync(folder)).toBe(false);
  expect(lines).toHaveLength(1);
});
