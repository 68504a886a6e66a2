import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { installBySystem } from '../../../scripts/lib/install-by-system.mjs';
import { useTemporaryFolder } from '../../support/use-temporary-folder.ts';

afterEach(() => void vi.unstubAllEnvs());

test.skipIf(process.platform !== 'linux')(
  'a package is installed after another program has released apt',
  async () => {
    const folder = useTemporaryFolder();
    const calls = path.join(folder, 'calls');
    const addProgram = (name: string, lines: string[]) => {
      writeFileSync(path.join(folder, name), ['#!/bin/sh', ...lines].join('\n'));
      chmodSync(path.join(folder, name), 0o755);
    };
    addProgram('sudo', ['shift', 'exec "$@"']);
    addProgram('apt-get', [
      `echo "$@" >> "${calls}"`,
      `[ "$(wc -l < "${calls}")" -gt 1 ] && exit 0`,
      'echo "E: Could not get lock /var/lib/apt/lists/lock" >&2',
      'exit 100',
    ]);
    vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
    await installBySystem('a-package');
    const lines = readFileSync(calls, 'utf8').trim().split('\n');
    expect(lines.map((line) => line.replace(/^.*Timeout=\d+ /, ''))).toEqual([
      'update',
      'update',
      'install -y a-package',
    ]);
  },
);
