import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { withElectron } from '../../../../tests/support/fake-electron.ts';
import { useTemporaryFolder } from '../../../../tests/support/use-temporary-folder.ts';

const showItemInFolder = vi.fn();
const openPath = vi.fn(async () => '');
const { createSavedFiles, isOpenable } = await withElectron(
  { shell: { showItemInFolder, openPath } },
  () => import('./saved-files.ts'),
);
afterEach(() => void vi.clearAllMocks());

const scene = (name: string) => {
  const path = join(useTemporaryFolder(), name);
  writeFileSync(path, 'content');
  const files = createSavedFiles();
  files.add(7, path);
  return { path, files };
};

test('a saved file is shown in its folder, and opened by the program of the system; one that was moved since is said, and nothing is opened', async () => {
  const { path, files } = scene('ring.jpg');
  expect(await files.show(7)).toEqual({ outcome: 'done' });
  expect(await files.open(7)).toEqual({ outcome: 'done' });
  rmSync(path);
  const failed = {
    outcome: 'failed',
    sentence: expect.stringMatching(/^ring\.jpg is no longer in .+deleted\.$/),
  };
  expect(await files.show(7)).toEqual(failed);
  expect(await files.open(7)).toEqual(failed);
  expect(showItemInFolder).toHaveBeenCalledExactlyOnceWith(path);
  expect(openPath).toHaveBeenCalledExactlyOnceWith(path);
});

test('a system that has no program for it is said', async () => {
  const { files } = scene('ring.avif');
  openPath.mockResolvedValueOnce('No application is registered');
  expect(await files.open(7)).toMatchObject({
    outcome: 'failed',
    sentence: expect.stringContaining('ring.avif'),
  });
});

test('what could run is never opened, whoever asks, and an unknown number is refused', async () => {
  const { files } = scene('ring.jpg.exe');
  await expect(files.open(7)).rejects.toThrow();
  await expect(files.show(8)).rejects.toThrow();
  expect(openPath).not.toHaveBeenCalled();
});

test.each([
  ['ring.JPG', true],
  ['catalogue.pdf', true],
  ['requests.csv', true],
  ['rings.zip', false],
  ['ring.svg', false],
  ['ring.jpg.lnk', false],
  ['ring', false],
  ['.jpg', false],
])('%s may be opened: %s', (name, may) => {
  expect(isOpenable(`/home/staff/${name}`)).toBe(may);
});
