import { rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { freePort } from '../../support/free-port.ts';
import { postJson } from '../../support/post-json.ts';
import { type ProjectCopy, useProjectCopy } from '../../support/project-copy.ts';
import { getAssets, renamedBuild } from '../../support/renamed-build.ts';
import { contactMessage } from '../../support/submission-builders.ts';

const PAGES = [
  '/',
  '/services',
  '/contact',
  '/category/engagement-rings',
  '/admin/login',
  '/api/products',
  '/favicon.svg',
];

/** Requests everything repeatedly, like pages that stay open, and records failures. */
const startClient = (origin: string, targets: readonly string[]) => {
  const failures: string[] = [];
  let restarting = false;
  let stopped = false;
  let rounds = 0;
  const ask = async (target: string) => {
    // A request may begin during a restart and fail just after it.
    const duringRestart = restarting;
    try {
      const response = await fetch(`${origin}${target}`);
      await response.arrayBuffer();
      if (response.status !== 200) failures.push(`${target} answered ${response.status}`);
    } catch (error) {
      if (!restarting && !duringRestart) failures.push(`${target}: ${(error as Error).cause}`);
    }
  };
  const finished = (async () => {
    for (; !stopped; rounds += 1) for (const target of targets) await ask(target);
  })();
  return {
    failures,
    /** Waits until everything has been requested once more. */
    async round() {
      const target = rounds + 2;
      await expect.poll(() => rounds, { timeout: 60_000 }).toBeGreaterThanOrEqual(target);
    },
    /** Connections may fail meanwhile, responses may not. */
    async whileRestarting(restart: () => Promise<void>) {
      restarting = true;
      await restart();
      restarting = false;
    },
    async stop() {
      stopped = true;
      await finished;
    },
  };
};

/** The next release, in a folder of its own. */
const useNextRelease = async ({ build }: ProjectCopy, name: string): Promise<ProjectCopy> => {
  const next = await useProjectCopy();
  const web = path.join(next.build, 'web');
  rmSync(web, { recursive: true });
  await renamedBuild(path.join(build, 'web'), `-${name}`)(web);
  return next;
};

test('an update from another folder and a backup cost a client nothing but the restart', async () => {
  const project = await useProjectCopy();
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const settings = {
    PORT: String(port),
    DATA_DIR: path.join(project.folder, 'data'),
    MEDIA_DIR: inRoot('media'),
    LOG_LEVEL: 'error',
  };
  const start = async ({ spawn }: ProjectCopy) => {
    const server = spawn('serve.mjs', [], settings);
    await server.says('ready');
    return server;
  };
  const first = await start(project);
  const firstAssets = getAssets(path.join(project.build, 'web'));
  const client = startClient(origin, [...PAGES, ...firstAssets]);

  const next = await useNextRelease(project, 'b');
  const backup = project.spawn('backup.mjs', [path.join(project.folder, 'backup.sqlite')], settings);
  expect([await backup.ended, backup.said()]).toEqual([0, expect.stringContaining('written to')]);
  await client.round();
  expect(await (await fetch(origin)).text()).not.toContain('-b.js');

  await client.whileRestarting(async () => {
    first.child.kill('SIGTERM');
    expect(await first.ended).toBe(0);
    await start(next);
  });
  // The pages are those of the update, and the chunks of pages opened before are still served.
  expect(await (await fetch(origin)).text()).toContain('-b.js');
  await client.round();
  expect(await postJson(`${origin}/api/contact`, contactMessage())).toBe(201);
  expect((await fetch(`${origin}/craftsmanship`)).status).toBe(200);
  expect((await fetch(`${origin}/no-such-page`)).status).toBe(404);

  await client.stop();
  expect(client.failures).toEqual([]);
});
