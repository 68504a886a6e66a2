import { expect, test } from 'vitest';
import { createLog, plainLine } from './log.ts';

/** The output that `write` produces at a terminal, without the local time. */
const shown = (write: (log: ReturnType<typeof createLog>) => void): string => {
  let text = '';
  write(
    createLog(
      { logLevel: 'info' },
      {
        write: (line) => {
          text += plainLine(line);
        },
      },
    ),
  );
  return text.replace(/^\[\d\d:\d\d:\d\d\] /gm, '');
};

test('a terminal shows plain lines', () => {
  expect(shown((log) => log.info('The site is ready: http://localhost:3000'))).toBe(
    'INFO: The site is ready: http://localhost:3000\n',
  );
  expect(shown((log) => log.warn({ folder: '/media' }, 'A drive does not answer.'))).toBe(
    'WARN: A drive does not answer. {"folder":"/media"}\n',
  );
});

test('a terminal shows the stack of an error below its line', () => {
  const text = shown((log) => log.error({ err: new TypeError('no such thing') }, 'It failed.'));
  expect(text).toMatch(/^ERROR: It failed\. *\n/);
  expect(text).toMatch(/TypeError: no such thing\n +at /);
});
