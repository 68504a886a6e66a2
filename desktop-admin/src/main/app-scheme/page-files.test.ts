import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { useTemporaryFolder } from '../../../../tests/support/use-temporary-folder.ts';
import { answerPageFile, pageFile } from './page-files.ts';

const builtPage = () => {
  const root = join(useTemporaryFolder(), 'renderer');
  mkdirSync(join(root, 'assets'), { recursive: true });
  writeFileSync(join(root, 'index.html'), 'the page');
  writeFileSync(join(root, 'assets', 'index-1.js'), 'the script');
  writeFileSync(join(root, '..', 'secret.js'), 'a secret');
  return root;
};

test.each(['/', '/admin', '/admin/', '/admin/media', '/admin/media.js'])('%s is the page', async (path) => {
  const answer = await answerPageFile(builtPage(), path);
  expect(await answer.text()).toBe('the page');
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
});

test('the page may run its own scripts and nothing written into it', async () => {
  const answer = await answerPageFile(builtPage(), '/');
  const policy = answer.headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain('script-src app://console/assets/;');
  expect(policy).not.toContain('unsafe');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
});

test('a script keeps for ever under its name', async () => {
  const answer = await answerPageFile(builtPage(), '/assets/index-1.js');
  expect(await answer.text()).toBe('the script');
  expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
  expect(answer.headers.get('cache-control')).toContain('immutable');
});

test.each([
  '/../secret.js',
  '/%2e%2e/secret.js',
  '/assets/..%2f..%2fsecret.js',
  '/assets/..%5c..%5csecret.js',
  '/assets/index-1.js%00.png',
  '/.hidden.js',
  '/assets/index-1.ts',
  '/assets/index-1.js.map',
  '/assets/',
  '/%E0%A4%A',
])('%s is nothing', async (path) => {
  const root = builtPage();
  expect((await answerPageFile(root, path)).status).toBe(404);
  expect(pageFile(root, path)).toBeUndefined();
});
