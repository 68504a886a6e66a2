import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { useTemporaryFolder } from '../../../tests/support/use-temporary-folder.ts';
import { log, openLog, withoutPersonalData } from './log.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00.000Z') }));
// Other files of this process load a log of their own, without a folder.
afterAll(() => void vi.resetModules());

test('each event is a line with its time, and an error says what it was and where', () => {
  const folder = join(useTemporaryFolder(), 'logs');
  openLog(folder);
  log.info('Connected to a server.');
  log.error('It failed.', new Error('net::ERR_FAILED'));
  log.error('It failed again.', 'no more than a text');
  const [first, second, call, ...rest] = readFileSync(join(folder, 'console.log'), 'utf8').split('\n');
  expect(first).toBe('2026-11-21T12:00:00.000Z info Connected to a server.');
  expect(second).toBe('2026-11-21T12:00:00.000Z error It failed. Error: net::ERR_FAILED');
  expect(call).toMatch(/^ {4}at .+log\.test\.ts:\d+:\d+/);
  expect(rest.slice(-2)).toEqual(['2026-11-21T12:00:00.000Z error It failed again. no more than a text', '']);
});

test('a stack names what caused it, and no person', () => {
  const folder = useTemporaryFolder();
  const cause = new Error(`ENOENT, open '${join(homedir(), 'a file')}'`);
  const error = new Error('The session cannot be kept: https://shop.example.com/api?q=maria', { cause });
  openLog(folder);
  log.error('It failed.', error);
  const text = readFileSync(join(folder, 'console.log'), 'utf8');
  expect(text).toMatch(/^ {4}caused by Error: ENOENT, open '~.a file'$/m);
  expect(text).not.toContain('maria');
  expect(text).not.toContain(homedir());
});

test('a log that has grown to a megabyte becomes the old one, and there is never a third', () => {
  const folder = useTemporaryFolder();
  openLog(folder);
  for (const round of ['first', 'second']) {
    writeFileSync(join(folder, 'console.log'), round.padEnd(1024 * 1024, '.'));
    log.info('The next line.');
  }
  expect(readdirSync(folder).sort()).toEqual(['console.log', 'console.old.log']);
  expect(readFileSync(join(folder, 'console.old.log'), 'utf8').startsWith('second')).toBe(true);
  expect(statSync(join(folder, 'console.log')).size).toBeLessThan(100);
});

test('a folder that cannot be written loses the line and nothing more', () => {
  const file = join(useTemporaryFolder(), 'a-file');
  writeFileSync(file, '');
  openLog(file);
  expect(() => log.info('Nobody hears this.')).not.toThrow();
});

test('queries, tokens, line breaks and the person’s own folder do not get into it', () => {
  const line =
    'Error: https://shop.example.com/api/admin/media?q=ring#x failed\nat /home/ada/x, Bearer abc.def';
  expect(withoutPersonalData(line, '/home/ada')).toBe(
    'Error: https://shop.example.com/api/admin/media failed at ~/x, Bearer …',
  );
  expect(withoutPersonalData('x'.repeat(5000), '/home/ada')).toHaveLength(2000);
});
