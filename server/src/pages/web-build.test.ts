import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { useTemporaryFolder } from '../../../tests/support/use-temporary-folder.ts';
import { findWebBuild } from './web-build.ts';

const NOW = new Date('2026-05-05T12:00:00.000Z');

/** Makes builds at these times; returns the folder they lie in, and their names. */
const withBuilds = (...times: string[]) => {
  const dist = useTemporaryFolder();
  const names = times.map((time) => `${Date.parse(time)}-aaaa-bbbb`);
  for (const name of names) mkdirSync(path.join(dist, name, 'web/client'), { recursive: true });
  mkdirSync(path.join(dist, '.unfinished-1234'));
  return { dist, names };
};

test('finds the site of the server’s own build and those replaced less than a day ago, newest first', () => {
  const { dist, names } = withBuilds(
    '2026-05-01T00:00:00.000Z',
    '2026-05-04T11:59:59.000Z',
    '2026-05-04T12:00:01.000Z',
    '2026-05-05T11:00:00.000Z',
  );
  const [, second, third, own] = names.map((name) => path.join(dist, name, 'web'));
  expect(findWebBuild(path.join(dist, names[3] ?? ''), NOW)).toEqual({
    current: own,
    retired: [third, second],
  });
});

test('a build that was made after this one is not looked at', () => {
  const { dist, names } = withBuilds('2026-05-05T10:00:00.000Z', '2026-05-05T11:00:00.000Z');
  const folder = path.join(dist, names[0] ?? '');
  expect(findWebBuild(folder, NOW)).toEqual({ current: path.join(folder, 'web'), retired: [] });
});
