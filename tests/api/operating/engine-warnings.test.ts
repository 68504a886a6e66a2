import { expect, test } from 'vitest';
import { engineWarnings } from '../../../scripts/lib/engine-warnings.mjs';

const warning = (name: string) =>
  [
    'npm warn EBADENGINE Unsupported engine {',
    `npm warn EBADENGINE   package: '${name}',`,
    "npm warn EBADENGINE   required: { node: '>= 22.12.0' },",
    "npm warn EBADENGINE   current: { node: 'v20.20.2', npm: '11.19.1' }",
    'npm warn EBADENGINE }',
    '',
  ].join('\n');

const output = `npm warn deprecated old@1.0.0\n${warning('electron@42.0.0')}${warning('@shop/server@1.0.0')}npm error it broke`;

/** What is printed when `output` arrives in parts of `size` characters. */
const printed = (installed: Set<string> | undefined, size: number): string => {
  let text = '';
  const warnings = engineWarnings((part) => {
    text += part;
  });
  for (let at = 0; at < output.length; at += size) warnings.write(output.slice(at, at + size));
  warnings.end(installed);
  return text;
};

test.each([1, 7, output.length])(
  'warnings about packages that are not installed are left out, nothing else is (parts of %i)',
  (size) => {
    expect(printed(new Set(['@shop/server@1.0.0']), size)).toBe(
      `npm warn deprecated old@1.0.0\nnpm error it broke${warning('@shop/server@1.0.0')}`,
    );
  },
);

test('an installation that failed shows all that npm said', () => {
  const text = printed(undefined, 7);
  for (const line of output.split('\n')) expect(text).toContain(line);
});
