import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { inRoot } from '../../scripts/lib/paths.mjs';

interface Fault {
  readonly name: string;
  readonly file: string;
  readonly from: string;
  readonly tests: readonly string[];
}

test('every fault of tests/faults can still be put in, and names tests that exist', async () => {
  const files = readdirSync(inRoot('tests', 'faults')).filter((name) => name.endsWith('.mjs'));
  const lists = await Promise.all(
    files.map(async (name) => {
      const { faults } = await import(pathToFileURL(inRoot('tests', 'faults', name)).href);
      return faults as Fault[];
    }),
  );
  const all = lists.flat();
  expect(all.length).toBeGreaterThan(100);
  const isOnce = ({ file, from }: Fault) => readFileSync(inRoot(file), 'utf8').split(from).length === 2;
  const stale = all.filter(
    (fault) => !isOnce(fault) || !fault.tests.every((each) => existsSync(inRoot(each))),
  );
  expect(stale.map(({ name }) => name)).toEqual([]);
});
