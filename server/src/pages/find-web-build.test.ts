import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { useTemporaryFolder } from '../../../tests/support/use-temporary-folder.ts';
import { findWebBuild } from './find-web-build.ts';

const NOW = new Date('2026-05-05T12:00:00.000Z');

const withBuilds = (pointer: unknown, ...ids: string[]): string => {
  const webDist = useTemporaryFolder();
  for (const id of ids) mkdirSync(path.join(webDist, id));
  writeFileSync(path.join(webDist, 'current.json'), JSON.stringify(pointer));
  return webDist;
};

test('finds the current build and those replaced less than a day ago, newest first', async () => {
  const retired = [
    { id: 'first', at: '2026-05-04T11:59:59.000Z' },
    { id: 'second', at: '2026-05-04T12:00:01.000Z' },
    { id: 'third', at: '2026-05-05T11:00:00.000Z' },
  ];
  const webDist = withBuilds({ id: 'now', retired }, 'first', 'second', 'third', 'now');
  expect(await findWebBuild(webDist, NOW)).toEqual({
    current: path.join(webDist, 'now'),
    retired: [path.join(webDist, 'third'), path.join(webDist, 'second')],
  });
});

test('leaves out a replaced build whose folder was removed', async () => {
  const webDist = withBuilds({ id: 'now', retired: [{ id: 'gone', at: NOW.toISOString() }] }, 'now');
  expect((await findWebBuild(webDist, NOW)).retired).toEqual([]);
});

test('says what to do where nothing was built', async () => {
  await expect(findWebBuild(useTemporaryFolder(), NOW)).rejects.toThrow(
    'The site is not built yet: run npm run build, then start again.',
  );
});
