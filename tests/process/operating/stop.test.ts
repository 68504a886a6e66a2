import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { freePort } from '../../support/free-port.ts';
import { spawnSaying, useProjectCopy } from '../../support/project-copy.ts';
import { useTemporaryFolder } from '../../support/use-temporary-folder.ts';

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Command lines of the child processes of `pid`. Linux only. */
const getChildren = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter((child) => child !== '')
    .map((child) => readFileSync(`/proc/${child}/cmdline`, 'utf8'));

const INFO = 30;

/** Of the lines that were logged since the server was ready, while it measures pictures for the first time. */
const levelsAfterReady = (output: string): number[] =>
  (output.split('The site is ready')[1] ?? '')
    .split('\n')
    .slice(1)
    .filter((line) => line !== '')
    .map((line) => (JSON.parse(line) as { level: number }).level);

test.skipIf(process.platform !== 'linux')('the start serves in its own process', async () => {
  const start = spawnSaying(process.execPath, [inRoot('scripts/start.mjs')], {
    HOME: process.env.HOME ?? '',
    PORT: String(await freePort()),
    DATA_DIR: path.join(useTemporaryFolder(), 'data'),
  });
  await start.says('ready');
  const children = getChildren(start.child.pid ?? 0);
  expect(children).toHaveLength(1);
  expect(children[0]).toContain('media-scanner');
  start.child.kill('SIGTERM');
  expect(await start.ended).toBe(0);
  expect(levelsAfterReady(start.said())).toEqual([INFO, INFO]);
  expect(start.said().trim().split('\n').at(-1)).toContain('Stopped');
});

describe.skipIf(process.platform === 'win32')('a SIGTERM', () => {
  test('to npm start, and to npm alone, stops the server cleanly', async () => {
    const port = await freePort();
    const dataDir = path.join(useTemporaryFolder(), 'data');
    const npm = spawnSaying('npm', ['--prefix', inRoot(), 'start'], {
      HOME: process.env.HOME ?? '',
      PORT: String(port),
      DATA_DIR: dataDir,
    });
    await npm.says('ready');
    npm.child.kill('SIGTERM');
    // Resolves when the last process that holds the output has exited, npm or server.
    await npm.ended;
    expect(npm.said().trim().split('\n').at(-1)).toContain('Stopped');
    await expect(fetch(`http://127.0.0.1:${port}/api/health`)).rejects.toThrow();
    // A database that was closed has no log.
    expect(readdirSync(dataDir).filter((name) => name.includes('sqlite'))).toEqual(['jeweler.sqlite']);
  });

  test('during the installation ends npm and what npm has started, and is no success', async () => {
    const project = await useProjectCopy({ built: false, installed: false });
    const pids = path.join(project.folder, 'pids');
    const npm = path.join(project.folder, 'npm.js');
    // Simulates an npm that compiles a native module.
    writeFileSync(
      npm,
      `import { spawn } from 'node:child_process';
      import { writeFileSync } from 'node:fs';
      const compiler = spawn('sleep', ['600']);
      writeFileSync(${JSON.stringify(pids)}, process.pid + ' ' + compiler.pid);
      console.log('compiling');`,
    );
    const start = project.spawn('start.mjs', [], { npm_execpath: npm });
    await start.says('compiling');
    const started = readFileSync(pids, 'utf8').split(' ').map(Number);
    expect(started.map(isRunning)).toEqual([true, true]);
    start.child.kill('SIGTERM');
    expect(await start.ended).toBe(143);
    await expect.poll(() => started.map(isRunning)).toEqual([false, false]);
    expect(start.said()).not.toContain('failed');
  });
});
