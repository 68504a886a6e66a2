import { closeSync, openSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { useTemporaryFolder } from '../../tests/support/use-temporary-folder.ts';
import { LogOutput } from './log-output.ts';

const opened = (file: string): number => {
  const descriptor = openSync(file, 'a');
  onTestFinished(() => closeSync(descriptor));
  return descriptor;
};

const missing = (count: number): string => `${count} missing\n`;

test('every line is written, in order and whole', async () => {
  const file = path.join(useTemporaryFolder(), 'log');
  const output = new LogOutput(opened(file), missing);
  const lines = Array.from({ length: 2000 }, (_, index) => `ünïcode line ${index}\n`);
  for (const line of lines) output.write(line);
  await output.flush(10_000);
  expect(readFileSync(file, 'utf8')).toBe(lines.join(''));
});

test('lines past a megabyte that waits are left out and counted after those that waited', async () => {
  const file = path.join(useTemporaryFolder(), 'log');
  const output = new LogOutput(opened(file), missing);
  const line = `${'x'.repeat(1023)}\n`;
  for (let count = 0; count < 1030; count += 1) output.write(line);
  await output.flush(10_000);
  output.write('the next\n');
  await output.flush(10_000);
  expect(readFileSync(file, 'utf8')).toBe(`${line.repeat(1024)}6 missing\nthe next\n`);
});

test.runIf(process.platform === 'linux')('a full disk neither throws nor keeps anybody waiting', async () => {
  const output = new LogOutput(opened('/dev/full'), missing);
  for (let count = 0; count < 3; count += 1) {
    output.write('line\n');
    await output.flush(10_000);
  }
});
