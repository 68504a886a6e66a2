import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { runBin } from '../../scripts/lib/run.mjs';

const web = path.resolve(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(web, '../.build/check-styles-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Generates the sheet of one component with these attributes, as the build does for all. */
const build = async (attributes: string) => {
  const file = path.join(folder, 'part.tsx');
  writeFileSync(
    file,
    `import { styled } from '#styled-system/jsx';
     export const Part = ({ size, isWide, partCss }) => <styled.p ${attributes} />;`,
  );
  const args = ['cssgen', file, '--silent', '--outfile', path.join(folder, 'sheet.css')];
  const { code, output } = await runBin('@pandacss/dev', 'panda', args, { cwd: web, quiet: true });
  const said = output.replaceAll(`${file}: `, '').split('\n').filter(Boolean);
  return { code, said };
};

// Each starts Panda.
const SLOW_MS = 60_000;

test(
  'styles that all come into the sheet as they are written are passed',
  async () => {
    const css = `{ mt: isWide ? '4' : '5', _hover: { color: 'fg' }, '& > p': { border: '1px solid {colors.rule}' } }`;
    expect(await build(`css={[${css}, partCss]}`)).toEqual({ code: 0, said: [] });
  },
  SLOW_MS,
);

test(
  'what would be missing, be no CSS or have an open order ends the build',
  async () => {
    const styles = [
      'height: size, width: isWide ? size : "4", padding: { lg: size }',
      'color: "fg.quiett", outline: "1px solid {colors.rulee}", ms: "4", mtt: "4"',
      'borderTop: "1px solid", borderColor: "rule"',
    ];
    const { code, said } = await build(`css={{ ${styles.join(', ')} }} titleCss={{ color: size }}`);
    expect(code).toBe(1);
    expect(said.sort()).toEqual([
      'color is known only in the browser: size.',
      'give borderTop its color itself, not by borderColor.',
      'height is known only in the browser: size.',
      'lg is known only in the browser: size.',
      'web/src: color:fg.quiett is not CSS.',
      'web/src: mtt:4px is not CSS.',
      'web/src: outline:1px solid colors\\.rulee is not CSS.',
      'width is known only in the browser: isWide ? size : "4".',
    ]);
  },
  SLOW_MS,
);
