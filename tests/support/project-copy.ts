import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { build } from '../../scripts/lib/import-built.mjs';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { useTemporaryFolder } from './use-temporary-folder.ts';

export interface ProjectCopy {
  readonly folder: string;
  /** Folder of its build. */
  readonly build: string;
  /** Starts a script of the copy with only these environment variables. */
  spawn(script: string, args?: readonly string[], environment?: Record<string, string>): SpawnedScript;
}

export interface SpawnedScript {
  readonly child: ChildProcess;
  /** All output so far, of both streams. */
  readonly said: () => string;
  /** Its exit code, null when a signal ended it. */
  readonly ended: Promise<number | null>;
  /** Resolves when its output contains `text`; rejects with the output when it exits before. */
  says(text: string): Promise<void>;
}

const COPIED = [
  'deploy',
  'scripts',
  'package.json',
  'package-lock.json',
  'server/sample-catalogue.json',
  'server/dictionaries',
];

const SOURCES = ['core', 'web', 'server', 'docs/handbook', 'tsconfig.base.json'];
const MADE = /(?:^|[/\\])(?:node_modules|dist|styled-system)$/;

/**
 * A project that can be operated without touching the real one: scripts, the packages installed here and,
 * unless `built` is false, the build made here. Without `sources` this counts as stale.
 */
export const useProjectCopy = async ({
  built = true,
  installed = true,
  sources = false,
} = {}): Promise<ProjectCopy> => {
  const folder = useTemporaryFolder();
  const workspaces = ['core', 'core/portal', 'web', 'server'].map((workspace) => `${workspace}/package.json`);
  for (const name of [...COPIED, ...workspaces])
    cpSync(inRoot(name), path.join(folder, name), { recursive: true });
  for (const name of sources ? SOURCES : [])
    cpSync(inRoot(name), path.join(folder, name), { recursive: true, filter: (file) => !MADE.test(file) });
  for (const name of installed ? ['node_modules', 'server/node_modules'] : []) {
    if (existsSync(inRoot(name))) symlinkSync(inRoot(name), path.join(folder, name), 'junction');
  }
  const copy = path.join(folder, path.relative(inRoot(), build));
  if (built) cpSync(build, copy, { recursive: true });
  return {
    folder,
    build: copy,
    spawn: (script, args = [], environment = {}) => spawnScript(folder, script, args, environment),
  };
};

const spawnScript = (
  folder: string,
  script: string,
  args: readonly string[],
  environment: Record<string, string>,
): SpawnedScript =>
  spawnSaying(process.execPath, [path.join(folder, 'scripts', script), ...args], environment);

/** Starts a program whose output a test reads; it is killed when the test ends. */
export const spawnSaying = (
  command: string,
  args: readonly string[],
  environment: Record<string, string>,
): SpawnedScript => {
  const child = spawn(command, args, {
    env: { PATH: process.env.PATH, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      output += String(chunk);
      for (const listener of listeners) listener();
    });
  }
  const ended = once(child, 'close').then(([code]) => code as number | null);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return {
    child,
    said: () => output,
    ended,
    says: (text) =>
      new Promise((resolve, reject) => {
        const check = () => {
          if (output.includes(text)) resolve();
        };
        listeners.add(check);
        check();
        void ended.then((code) => reject(new Error(`It ended with ${code}: ${output}`)));
      }),
  };
};
