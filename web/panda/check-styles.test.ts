import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { checkStyles } from './check-styles.ts';

let said: string;

beforeEach(() => {
  said = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    said += String(text);
    return true;
  });
});

afterEach(() => {
  process.exitCode = undefined;
  vi.restoreAllMocks();
});

/** The part of Panda's parser result that the check reads. */
const read = (...styles: object[]) =>
  checkStyles['parser:after']?.({ filePath: 'a.tsx', result: { all: [{ data: styles }] } } as never);

test('styles that all come into the sheet as they are written are passed', () => {
  read({ base: { mt: '4', _hover: { color: 'fg' }, '& > p': { border: '1px solid {colors.rule}' } } });
  expect({ said, code: process.exitCode }).toEqual({ said: '', code: undefined });
});

test.each([
  [{ base: { lg: { marginInlineStart: '4' } } }, 'a.tsx: add marginInlineStart to web/panda/utilities.ts.\n'],
  [{ ms: '4' }, 'a.tsx: add ms to web/panda/utilities.ts.\n'],
  [{ variants: { on: { true: { _peerFocus: {} } } } }, 'a.tsx: add _peerFocus to web/panda/conditions.ts.\n'],
  [
    { borderTop: '1px solid', borderColor: 'rule' },
    'a.tsx: give borderTop its color itself, in place of borderColor.\n',
  ],
])('%j ends the build and says where', (styles, sentence) => {
  read(styles);
  expect({ said, code: process.exitCode }).toEqual({ said: sentence, code: 1 });
});

test('a token that is not there ends the build', () => {
  const content = '.b\\.5{color:var(--j-colors-fg)} .c{border:1px solid colors\\.rulee;}';
  checkStyles['cssgen:done']?.({ artifact: 'styles.css', content });
  expect({ said, code: process.exitCode }).toEqual({
    said: 'web/src: no token is called colors.rulee.\n',
    code: 1,
  });
});

test('definitions of core are checked with the configuration', () => {
  checkStyles['config:resolved']?.({} as never);
  expect({ said, code: process.exitCode }).toEqual({ said: '', code: undefined });
});
