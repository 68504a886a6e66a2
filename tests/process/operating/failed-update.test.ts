import { lstatSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { currentBuild } from '../../../scripts/lib/build-folders.mjs';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { freePort } from '../../support/free-port.ts';
import { FIRST_BUILD, type ProjectCopy, useProjectCopy } from '../../support/project-copy.ts';

/** Settings of a start that reaches no network and has nothing in npm's cache. */
const settingsFor = async ({ folder }: ProjectCopy) => {
  const port = String(await freePort());
  return {
    url: `http://127.0.0.1:${port}`,
    environment: {
      PORT: port,
      DATA_DIR: path.join(folder, 'data'),
      MEDIA_DIR: inRoot('media'),
      HOME: folder,
      npm_config_cache: path.join(folder, 'npm-cache'),
      npm_config_offline: 'true',
    },
  };
};

const WARNING = /THE UPDATE FAILED .+ The site is served from the last good build, of \d{4}-\d\d-\d\dT/;

describe('a start after an update', () => {
  test('serves the last good build when the new one fails, and says so', async () => {
    // A copy has no sources: building them fails.
    const project = await useProjectCopy();
    const { url, environment } = await settingsFor(project);
    const start = project.spawn('start.mjs', [], environment);
    await start.says('The site is ready');
    expect(start.said()).toMatch(WARNING);
    expect((await fetch(url)).status).toBe(200);
    expect(readdirSync(project.dist)).toEqual([expect.stringMatching(`-${FIRST_BUILD}$`)]);
    start.child.kill('SIGTERM');
    expect(await start.ended).toBe(0);
  });

  test('keeps the packages when new ones cannot be installed, so that going back needs no network', async () => {
    const project = await useProjectCopy();
    const { url, environment } = await settingsFor(project);
    const lockFile = path.join(project.folder, 'package-lock.json');
    const lock = readFileSync(lockFile);
    const wanted = JSON.parse(`${lock}`);
    wanted.packages['node_modules/express'].version = '99.0.0';
    writeFileSync(lockFile, JSON.stringify(wanted));
    const start = project.spawn('start.mjs', [], environment);
    await start.says('The site is ready');
    expect(start.said()).toContain('npm ci failed for the reason above');
    expect(start.said()).toMatch(WARNING);
    expect((await fetch(url)).status).toBe(200);
    start.child.kill('SIGTERM');
    expect(await start.ended).toBe(0);
    expect(lstatSync(path.join(project.folder, 'node_modules')).isSymbolicLink()).toBe(true);

    writeFileSync(lockFile, lock);
    const back = project.spawn('start.mjs', [], environment);
    await back.says('The site is ready');
    expect(back.said()).not.toContain('Installing packages');
    expect(readdirSync(project.folder).filter((name) => name.startsWith('.packages'))).toEqual([]);
  });

  test('fails as ever when there is no build to serve', async () => {
    const project = await useProjectCopy({ built: false });
    const { environment } = await settingsFor(project);
    const start = project.spawn('start.mjs', [], environment);
    expect(await start.ended).toBe(1);
    expect(start.said()).not.toMatch(WARNING);
  });
});

test('a build that has become empty ends the start with a line and an error, not with success', async () => {
  const project = await useProjectCopy();
  const { environment } = await settingsFor(project);
  writeFileSync(path.join(currentBuild(project.dist) ?? '', 'main.js'), '');
  for (const script of ['serve.mjs', 'start.mjs']) {
    const start = project.spawn(script, [], environment);
    expect(await start.ended).toBe(1);
    expect(start.said()).not.toBe('');
  }
  const serve = project.spawn('serve.mjs', [], environment);
  await serve.says('The server is not built yet');
});
