import { PassThrough } from 'node:stream';
import { expect, test, vi } from 'vitest';
import { askPassword } from './ask-password.ts';

const askAtTerminal = (typed: string): Promise<string> => {
  const terminal = Object.assign(new PassThrough(), { isTTY: true });
  vi.spyOn(process, 'stdin', 'get').mockReturnValue(terminal as never);
  // A password is typed once its prompt is there.
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    if (String(text).endsWith(': ')) setImmediate(() => terminal.write(typed));
    return true;
  });
  return askPassword('New password');
};

test('a password that is typed twice is taken', async () => {
  expect(await askAtTerminal('a long password 1\r')).toBe('a long password 1');
});

test.each([
  ['Ctrl+C', '\u0003'],
  ['Ctrl+D', '\u0004'],
])('%s stops, and says that nothing was changed', async (_key, typed) => {
  await expect(askAtTerminal(typed)).rejects.toThrow('Stopped, nothing was changed.');
});
