import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { currentBuild, madeAt, publishBuild } from '../../../scripts/lib/build-folders.mjs';
import { useTemporaryFolder } from '../../support/use-temporary-folder.ts';

const HOUR_MS = 3_600_000;
const FILES = [
  'main.js',
  'web/server/entry-server.js',
  'web/client/.vite/manifest.json',
  'web/client/.vite/manifest-phone.json',
  'web/client/admin.html',
  'web/client/licenses.txt',
];

/** Writes a whole build whose files all contain `text`. */
const containing = (text: string) => async (folder: string) => {
  for (const file of FILES) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
};
const publish = (dist: string, text: string) => publishBuild(dist, text, containing(text));

/** What the builds were made from, oldest first; other entries as they are. */
const listEntries = (dist: string) =>
  readdirSync(dist)
    .sort()
    .map((name) => name.replace(/^\d{13}-/, ''));

/** Moves all builds so far `hours` into the past. */
const letPass = (dist: string, hours: number) => {
  for (const name of readdirSync(dist)) {
    const earlier = `${madeAt(name) - hours * HOUR_MS}${name.slice(13)}`;
    renameSync(path.join(dist, name), path.join(dist, earlier));
  }
};

test('a build becomes current when it is whole', async () => {
  const dist = useTemporaryFolder();
  expect(currentBuild(dist)).toBeUndefined();
  await publish(dist, 'one');
  await publishBuild(dist, 'two', async (folder) => {
    await containing('two')(folder);
    expect(currentBuild(dist)).toMatch(/-one$/);
  });
  expect(currentBuild(dist)).toMatch(/-two$/);
  expect(listEntries(dist)).toEqual(['one', 'two']);
});

test('a build that fails changes nothing', async () => {
  const dist = useTemporaryFolder();
  await publish(dist, 'one');
  const failing = publishBuild(dist, 'two', async (folder) => {
    await containing('half')(folder);
    throw new Error('disk full');
  });
  await expect(failing).rejects.toThrow('disk full');
  expect(listEntries(dist)).toEqual(['one']);
});

test('a replaced build stays for a day, and the last three stay', async () => {
  const dist = useTemporaryFolder();
  for (const text of ['one', 'two', 'three']) await publish(dist, text);
  letPass(dist, 23);
  await publish(dist, 'four');
  expect(listEntries(dist)).toEqual(['one', 'two', 'three', 'four']);
  letPass(dist, 2);
  await publish(dist, 'five');
  // Three was replaced two hours ago.
  expect(listEntries(dist)).toEqual(['three', 'four', 'five']);
  letPass(dist, 100);
  await publish(dist, 'six');
  expect(listEntries(dist)).toEqual(['four', 'five', 'six']);
});

test('several builds at once end with one of them current and all of them whole', async () => {
  const dist = useTemporaryFolder();
  await Promise.all(['one', 'one', 'two'].map((text) => publish(dist, text)));
  expect(listEntries(dist).sort()).toEqual(['one', 'one', 'two']);
  await publish(dist, 'three');
  expect(currentBuild(dist)).toMatch(/-three$/);
});

test('a new build is current although the clock was put back', async () => {
  const dist = useTemporaryFolder();
  await publish(dist, 'one');
  letPass(dist, -50);
  await publish(dist, 'two');
  expect(currentBuild(dist)).toMatch(/-two$/);
});

test('what an interrupted build left is removed after a day, what is still written is not', async () => {
  const dist = useTemporaryFolder();
  for (const name of ['.unfinished-left', '.unfinished-being written']) mkdirSync(path.join(dist, name));
  const dayAgo = new Date(Date.now() - 25 * HOUR_MS);
  utimesSync(path.join(dist, '.unfinished-left'), dayAgo, dayAgo);
  await publish(dist, 'one');
  expect(listEntries(dist)).toEqual(['.unfinished-being written', 'one']);
});

test('a build without its files, or with empty ones, is none', async () => {
  const dist = useTemporaryFolder();
  await publish(dist, 'one');
  await expect(publishBuild(dist, 'empty', containing(''))).rejects.toThrow(
    'The build is incomplete: main.js is missing or empty.',
  );
  await publish(dist, 'two');
  const damaged = path.join(currentBuild(dist) ?? '', 'web/client/.vite/manifest.json');
  writeFileSync(damaged, '');
  expect(currentBuild(dist)).toMatch(/-one$/);
  expect(existsSync(damaged)).toBe(true);
  expect(readFileSync(path.join(currentBuild(dist) ?? '', 'main.js'), 'utf8')).toBe('one');
});
