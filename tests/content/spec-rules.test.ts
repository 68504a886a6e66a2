import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { inRoot } from '../../scripts/lib/paths.mjs';

/** What makes a case depend on the speed of the machine or on the day, and what to write instead. */
const REFUSED: [pattern: RegExp, instead: string][] = [
  [/\bwaitForTimeout\(/, 'wait for what the pause was meant for'],
  [/networkidle/, 'wait for what is shown then'],
  [/\bsetTimeout\(/, 'wait for what happens, or advance `page.clock`'],
  [/\bDate\.now\(\)|\bnew Date\(\)/, 'take START of own-server-test, or set `page.clock`'],
  [
    /\bexpect\(\s*await (?!request|response|answer)/,
    '`expect(locator)` or `expect.poll(() => …)`: what a page shows may change a moment later',
  ],
];

/** Not cases, but programs that cases run. */
const PROGRAMS = /^servers|preload-script/;

const filesIn = (folder: string, ends: string): string[] =>
  readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith(ends) && !PROGRAMS.test(name))
    .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')));

const specs = ['browser', 'console', 'inbox-suite', 'library-suite'].flatMap((folder) =>
  filesIn(`tests/${folder}`, '.ts'),
);
const tests = ['core/src', 'core/portal/src', 'server/src', 'web/src', 'desktop-admin/src', 'tests'].flatMap(
  (folder) => [...filesIn(folder, '.test.ts'), ...filesIn(folder, '.test.tsx')],
);

const IMPATIENT: typeof REFUSED = [
  [/\bvi\.waitFor\(\(\) =>/, '`expect.poll`: it waits for 20 s, `vi.waitFor` for one'],
  [
    /\bquery\s*\.(?:insertInto|updateTable|deleteFrom)\(/,
    '`database.writes.run`: it waits for what the server is writing, `query` finds the database locked',
  ],
];

const findRefused = (file: string, refused = REFUSED): string[] => {
  const source = readFileSync(inRoot(file), 'utf8');
  return refused.flatMap(([pattern, instead]) =>
    [...source.matchAll(new RegExp(pattern, 'g'))].map(({ index }) => {
      const line = source.slice(0, index).split('\n').length;
      return `${file}:${line}: ${instead}`;
    }),
  );
};

it('browser and console specs depend neither on the speed of the machine nor on the day', () => {
  expect(specs.length).toBeGreaterThan(50);
  expect(specs.flatMap((file) => findRefused(file))).toEqual([]);
});

it('unit, component and API tests wait as long as a busy machine takes', () => {
  expect(tests.length).toBeGreaterThan(500);
  expect(tests.flatMap((file) => findRefused(file, IMPATIENT))).toEqual([]);
});
