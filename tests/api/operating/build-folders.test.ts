import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { currentBuild, makeBuild } from '../../../scripts/lib/build-folders.mjs';
import { publishBuild } from '../../support/publish-build.ts';
import { useTemporaryFolder } from '../../support/use-temporary-folder.ts';

const [ONE, TWO, THREE] = ['1', '2', '3'].map((digit) => digit.repeat(16)) as [string, string, string];
const HOUR = 60 * 60 * 1000;

const containing = (text: string) => async (folder: string) => {
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'file'), text);
};

const readPointer = (dist: string) => JSON.parse(readFileSync(path.join(dist, 'current.json'), 'utf8'));

/** Moves all replacements so far `hours` into the past. */
const letPass = (dist: string, hours: number) => {
  const { id, retired } = readPointer(dist);
  const earlier = retired.map((build: { id: string; at: string }) => ({
    id: build.id,
    at: new Date(Date.parse(build.at) - hours * HOUR).toISOString(),
  }));
  writeFileSync(path.join(dist, 'current.json'), JSON.stringify({ id, retired: earlier }));
};

test('a build becomes current when it is whole', async () => {
  const dist = useTemporaryFolder();
  await publishBuild(dist, ONE, containing('one'));
  await publishBuild(dist, TWO, async (folder) => {
    await containing('two')(folder);
    expect(currentBuild(dist)).toBe(path.join(dist, ONE));
  });
  expect(currentBuild(dist)).toBe(path.join(dist, TWO));
});

test('a build that fails changes nothing', async () => {
  const dist = useTemporaryFolder();
  await publishBuild(dist, ONE, containing('one'));
  const failing = publishBuild(dist, TWO, async (folder) => {
    await containing('half')(folder);
    throw new Error('disk full');
  });
  await expect(failing).rejects.toThrow('disk full');
  expect(readdirSync(dist).sort()).toEqual([ONE, 'current.json']);
  expect(readPointer(dist)).toEqual({ id: ONE, retired: [] });
});

test('a replaced build stays for a day and goes with the first build after that', async () => {
  const dist = useTemporaryFolder();
  await publishBuild(dist, ONE, containing('one'));
  await publishBuild(dist, TWO, containing('two'));
  letPass(dist, 23);
  await publishBuild(dist, THREE, containing('three'));
  expect(readPointer(dist).retired.map((build: { id: string }) => build.id)).toEqual([TWO, ONE]);
  letPass(dist, 2);
  await publishBuild(dist, TWO, () => expect.fail('TWO is there already'));
  expect(readPointer(dist)).toMatchObject({ id: TWO, retired: [{ id: THREE }, { id: ONE }] });
  expect(existsSync(path.join(dist, ONE))).toBe(false);
});

test('two builds at once end with one of them current and the other kept', async () => {
  const dist = useTemporaryFolder();
  for (let round = 0; round < 20; round += 1) {
    await Promise.all([
      publishBuild(dist, ONE, containing('one')),
      publishBuild(dist, ONE, containing('one')),
      publishBuild(dist, TWO, containing('two')),
    ]);
    expect(readdirSync(dist).sort()).toEqual([ONE, TWO, 'current.json']);
  }
  await publishBuild(dist, THREE, containing('three'));
  const { retired } = readPointer(dist);
  expect(retired.map((build: { id: string }) => build.id).sort()).toEqual([ONE, TWO]);
});

test('what an interrupted build left is removed, what another process still writes is not', async () => {
  const dist = useTemporaryFolder();
  const running = `.unfinished-${process.ppid}-of a process that runs`;
  mkdirSync(path.join(dist, '.unfinished-2147483646-of a process that ended'));
  mkdirSync(path.join(dist, running));
  await publishBuild(dist, ONE, containing('one'));
  expect(readdirSync(dist).sort()).toEqual([running, ONE, 'current.json']);
});

test('a build without its files, or with empty ones, is none', async () => {
  const dist = useTemporaryFolder();
  await publishBuild(dist, ONE, containing('one'));
  await expect(makeBuild(dist, TWO, containing(''), ['file'])).rejects.toThrow(
    'The build is incomplete: file is missing or empty.',
  );
  await expect(makeBuild(dist, TWO, containing('two'), ['other'])).rejects.toThrow('other is missing');
  expect(readdirSync(dist).sort()).toEqual([ONE, 'current.json']);
});

test('a build whose files have become empty is made again', async () => {
  const dist = useTemporaryFolder();
  await publishBuild(dist, ONE, containing('one'));
  writeFileSync(path.join(dist, ONE, 'file'), '');
  await makeBuild(dist, ONE, containing('one'), ['file']);
  expect(readFileSync(path.join(dist, ONE, 'file'), 'utf8')).toBe('one');
  await makeBuild(dist, ONE, () => expect.fail('ONE is there already'), ['file']);
});
