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
  return text.replace(/^\d\d:\d\d:\d\d /gm, '');
};

test('a terminal shows plain lines, with what is wrong in words', () => {
  expect(shown((log) => log.info('The site is ready: http://localhost:3000'))).toBe(
    'The site is ready: http://localhost:3000\n',
  );
  expect(shown((log) => log.warn('Set TRUST_PROXY.'))).toBe('Warning: Set TRUST_PROXY.\n');
  expect(shown((log) => log.info({ method: 'GET', path: '/api/x', status: 404, ms: 1.5 }, 'request'))).toBe(
    'request method=GET path=/api/x status=404 ms=1.5\n',
  );
});

test('a terminal shows the stack of an error below its line', () => {
  const lines = shown((log) => log.error({ err: new TypeError('no such thing') }, 'It failed.')).split('\n');
  expect(lines.slice(0, 2)).toEqual(['Error: It failed.', 'TypeError: no such thing']);
  expect(lines[2]).toMatch(/^ {4}at /);
});
