import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { installBySystem } from '../../run/install-by-system.mjs';
import { useTemporaryFolder } from '../../support/use-temporary-folder.ts';

afterEach(() => void vi.unstubAllEnvs());

/** Stands in for apt-get with these lines of a shell script; returns what it was called with, once it has been. */
const useAptGet = (toLines: (calls: string) => string[]): (() => string[]) => {
  const folder = useTemporaryFolder();
  const calls = path.join(folder, 'calls');
  const addProgram = (name: string, lines: string[]) => {
    writeFileSync(path.join(folder, name), ['#!/bin/sh', ...lines].join('\n'));
    chmodSync(path.join(folder, name), 0o755);
  };
  addProgram('sudo', ['shift', 'exec "$@"']);
  addProgram('apt-get', [`echo "$@" >> "${calls}"`, ...toLines(calls)]);
  vi.stubEnv('PATH', `${folder}:${process.env.PATH}`);
  return () => {
    const lines = readFileSync(calls, 'utf8').trim().split('\n');
    return lines.map((line) => line.replace(/^.*Timeout=\d+ /, ''));
  };
};

test.skipIf(process.platform !== 'linux')(
  'a package is installed after another program has released apt',
  async () => {
    const calls = useAptGet((file) => [
      `[ "$(wc -l < "${file}")" -gt 1 ] && exit 0`,
      'echo "E: Could not get lock /var/lib/apt/lists/lock" >&2',
      'exit 100',
    ]);
    await installBySystem('a-package');
    expect(calls()).toEqual(['update', 'update', 'install -y a-package']);
  },
);

test.skipIf(process.platform !== 'linux')(
  'packages are installed in one call, and those that there are also where one is unknown',
  async () => {
    const complaints = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const calls = useAptGet(() => [
      'case "$*" in *unknown*) echo "E: Unable to locate package unknown" >&2; exit 100;; esac',
    ]);
    await installBySystem('one', 'two');
    await installBySystem('one', 'unknown');
    complaints.mockRestore();
    expect(calls()).toEqual([
      'update',
      'install -y one two',
      'update',
      'install -y one unknown',
      'install -y one',
      'install -y unknown',
    ]);
  },
);
