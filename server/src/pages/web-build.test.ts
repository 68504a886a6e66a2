import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test, vi } from 'vitest';
import { useTemporaryFolder } from '../../../tests/support/use-temporary-folder.ts';
import { keepAssets } from './web-build.ts';

const depsOf = (dataDir: string) => ({
  config: { dataDir },
  clock: () => new Date('2026-05-05T12:00:00.000Z'),
  log: { error: vi.fn() },
});

/** Starts servers one after the other with builds whose only script has this name; returns what the last one found. */
const serve = async (...starts: [time: string, script: string][]) => {
  const dataDir = useTemporaryFolder();
  let found: string[] = [];
  for (const [time, script] of starts) {
    const web = useTemporaryFolder();
    mkdirSync(path.join(web, 'client/assets'), { recursive: true });
    writeFileSync(path.join(web, 'client/assets', script), script);
    found = await keepAssets(web, { ...depsOf(dataDir), clock: () => new Date(time) });
  }
  const retired = found.flatMap((folder) =>
    readdirSync(path.join(folder, 'assets')).map((name) =>
      readFileSync(path.join(folder, 'assets', name), 'utf8'),
    ),
  );
  return { retired, kept: readdirSync(path.join(dataDir, 'assets')).length };
};

test('the assets of the two builds before are served, newest first; older ones are removed', async () => {
  expect(
    await serve(
      ['2026-05-01T00:00:00.000Z', 'a.js'],
      ['2026-05-02T00:00:00.000Z', 'b.js'],
      ['2026-05-03T00:00:00.000Z', 'c.js'],
      ['2026-05-04T00:00:00.000Z', 'd.js'],
      ['2026-05-05T00:00:00.000Z', 'd.js'],
    ),
  ).toEqual({ retired: ['c.js', 'b.js'], kept: 3 });
});

test('those of a version that did not stay are served beside the one that came back', async () => {
  expect(
    await serve(
      ['2026-05-05T10:00:00.000Z', 'a.js'],
      ['2026-05-05T11:00:00.000Z', 'b.js'],
      ['2026-05-05T12:00:00.000Z', 'a.js'],
    ),
  ).toEqual({ retired: ['b.js'], kept: 2 });
});

test('assets that cannot be kept, as on a full disk, do not stop the start', async () => {
  const [web, dataDir] = [useTemporaryFolder(), useTemporaryFolder()];
  mkdirSync(path.join(web, 'client/assets'), { recursive: true });
  writeFileSync(path.join(web, 'client/assets/a.js'), 'a.js');
  // Where the copies belong is a file.
  writeFileSync(path.join(dataDir, 'assets'), '');
  const deps = depsOf(dataDir);
  expect(await keepAssets(web, deps)).toEqual([]);
  expect(deps.log.error).toHaveBeenCalledExactlyOnceWith(
    { err: expect.objectContaining({ code: 'ENOTDIR' }) },
    'The assets of this build were not kept; check the space left in DATA_DIR.',
  );
});
