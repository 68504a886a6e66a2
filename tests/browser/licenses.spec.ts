import { readFileSync } from 'node:fs';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { expect, test } from './support/site-test.ts';

/** Dependencies that no browser gets; html-to-text is for mails. */
const ELSEWHERE = /^(?:@jeweler\/|html-to-text$)/;
/** Its code is all in react-router. */
const REEXPORTED = new Map([['react-router-dom', 'react-router']]);

const dependencies = ['core', 'web'].flatMap((workspace) => {
  const manifest: { dependencies: object } = JSON.parse(
    readFileSync(inRoot(workspace, 'package.json'), 'utf8'),
  );
  return Object.keys(manifest.dependencies).filter((name) => !ELSEWHERE.test(name));
});

test('licenses.txt has the license of every library and font that browsers get', async ({ request }) => {
  const response = await request.get('/licenses.txt');
  expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await response.text();
  // Libraries with the same text stand above it together.
  const headings = [...text.matchAll(/^-{80}\n((?:\S+ \d\S* \([^)]+\)\n)+)-{80}\n\n(?=\S)/gm)];
  const named = headings
    .flatMap(([, lines = '']) => lines.trim().split('\n'))
    .map((line) => line.split(' ')[0]);
  // What Vite found in the builds, and Panda, whose code is generated.
  expect(named).toEqual(expect.arrayContaining(dependencies.map((name) => REEXPORTED.get(name) ?? name)));
  expect(named).toContain('@pandacss/dev');
  expect(text).toContain('SIL OPEN FONT LICENSE');
});

test('the accessibility page leads to the licenses', async ({ page }) => {
  await page.goto('/accessibility');
  await page.getByRole('link', { name: 'Read the licenses' }).click();
  await expect(page).toHaveURL('/licenses.txt');
  await expect(page.locator('body')).toContainText('contain these libraries, fonts and dictionaries');
});
