import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { useTemporaryFolder } from '../../tests/support/use-temporary-folder.ts';
import { findProjectRoot } from './project-root.ts';

test('is the folder whose package.json lists workspaces, however deep a file lies', () => {
  const root = useTemporaryFolder();
  const built = path.join(root, 'server/dist/1795623781123-0123456789ab');
  mkdirSync(built, { recursive: true });
  writeFileSync(path.join(root, 'package.json'), '{"workspaces":["server"]}');
  writeFileSync(path.join(root, 'server/package.json'), '{"name":"server"}');
  expect(findProjectRoot(built)).toBe(root);
});

test('a folder outside of any project is refused', () => {
  expect(() => findProjectRoot(useTemporaryFolder())).toThrow('lists its workspaces, is missing');
});
