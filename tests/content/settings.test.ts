import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { readConfig, settings } from '../../server/src/config.ts';
import { useTemporaryFolder } from '../support/use-temporary-folder.ts';

const HEAD = `# Every setting with its default. Copy this file to .env and remove the # in front of what you change.
# docs/configuration.md says more. Written by: npx vitest run --project unit tests/content/settings.test.ts -u
`;

/** Each setting with its description in lines of at most 100 characters. */
const example = settings.map(({ name, description, default: value = '' }) => {
  const comment = description.replaceAll(/(?=\S)(.{1,97})(?:\s+|$)/g, '# $1\n');
  return `\n${comment}#${name}=${value}\n`;
});

test('.env.example lists every setting with its default', async () => {
  await expect(HEAD + example.join('')).toMatchFileSnapshot(inRoot('.env.example'));
});

test('every line of .env.example in force changes nothing', () => {
  const root = useTemporaryFolder();
  const lines = readFileSync(inRoot('.env.example'), 'utf8').matchAll(/^#([A-Z_]+)=(.*)$/gm);
  const environment = Object.fromEntries([...lines].map(([, name, value]) => [name, value]));
  expect(Object.keys(environment)).toHaveLength(settings.length);
  expect(readConfig(environment, root)).toEqual(readConfig({}, root));
});

test('docs/configuration.md lists every setting with its default', () => {
  const rows = readFileSync(inRoot('docs/configuration.md'), 'utf8').matchAll(
    /^\| `([A-Z_]+)` \| (.+?) \| ./gm,
  );
  const documented = [...rows].map(([, name, value]) => ({ name, default: value }));
  expect(documented).toEqual(
    settings.map(({ name, default: value }) => ({
      name,
      default: name === 'SITE_URL' ? 'http://localhost:3000' : (value ?? 'none'),
    })),
  );
});
