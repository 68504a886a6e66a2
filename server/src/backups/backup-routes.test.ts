import { expect, test } from 'vitest';
import { settings } from '../config.ts';
import { staffWords } from './backup-routes.ts';
import { explainRestic } from './restic-store.ts';

test('no name of a setting is left, whichever it is', () => {
  for (const { name } of settings) expect(staffWords(`Set ${name}, then ${name}=1.`)).not.toContain(name);
});

test('the sentence stays one', () => {
  expect(staffWords('The disk with DATA_DIR has 3 MB free: free some space.')).toBe(
    'The disk with the data folder has 3 MB free: free some space.',
  );
  expect(staffWords('It is full. DATA_DIR cannot be written.')).toBe(
    'It is full. The data folder cannot be written.',
  );
  const missing = Object.assign(new Error('spawn restic ENOENT'), { code: 'ENOENT' });
  expect(staffWords(explainRestic(missing, ''))).toMatch(
    /^The place for encrypted copies is set, but restic is not installed/,
  );
});
