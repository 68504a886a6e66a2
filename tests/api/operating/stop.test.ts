import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { spawnSaying, useProjectCopy } from '../../support/project-copy.ts';
import { freePort } from '../../support/server-process.ts';
import { useTemporaryFolder } from '../../support/use-temporary-folder.ts';

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Child processes of `pid`, and their environments. Linux only. */
const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter((child) => child !== '')
    .map((child) => ({
      pid: Number(child),
      environment: readFileSync(`/proc/${child}/environ`, 'utf8').split('\0'),
    }));

describe.skipIf(process.platform !== 'linux')('the start', () => {
  const startSite = async (environment: Record<string, string> = {}) => {
    const port = await freePort();
    const dataDir = path.join(useTemporaryFolder(), 'data');
    const start = spawnSaying(process.execPath, [inRoot('scripts/start.mjs')], {
      HOME: process.env.HOME ?? '',
      PORT: String(port),
      DATA_DIR: dataDir,
      ...environment,
    });
    await start.says('ready');
    return { start, url: `http://127.0.0.1:${port}`, pid: start.child.pid ?? 0 };
  };

  test('serves in a process that glibc gives two pools of memory, and ends as that one does', async () => {
    const { start, pid } = await startSite();
    const [server] = childrenOf(pid);
    expect(server?.environment).toContain('MALLOC_ARENA_MAX=2');
    start.child.kill('SIGTERM');
    expect(await start.ended).toBe(0);
    expect(start.said()).toContain('Stopped');
  });

  test('says by its exit code that the server was killed', async () => {
    const { start, pid } = await startSite();
    for (const server of childrenOf(pid)) process.kill(server.pid, 'SIGKILL');
    expect(await start.ended).toBe(137);
  });

  test('takes the server along when it is killed itself', async () => {
    const { start, url } = await startSite();
    start.child.kill('SIGKILL');
    await start.ended;
    expect(start.said()).toContain('Stopped');
    await expect(fetch(`${url}/api/health`)).rejects.toThrow();
  });

  test('takes the server along also when it is killed at once', async () => {
    const environment = { PORT: String(await freePort()), DATA_DIR: path.join(useTemporaryFolder(), 'data') };
    const server = fork(inRoot('scripts/serve.mjs'), { env: { ...process.env, ...environment } });
    onTestFinished(() => void server.kill('SIGKILL'));
    server.disconnect();
    expect(await once(server, 'exit', { signal: AbortSignal.timeout(20_000) })).toEqual([129, null]);
  });

  test('needs no further process where the variable is set', async () => {
    const { start, pid } = await startSite({ MALLOC_ARENA_MAX: '4' });
    const scripts = childrenOf(pid).map((child) => readFileSync(`/proc/${child.pid}/cmdline`, 'utf8'));
    expect(scripts.filter((line) => line.includes('serve.mjs'))).toEqual([]);
    start.child.kill('SIGTERM');
    expect(await start.ended).toBe(0);
  });
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
