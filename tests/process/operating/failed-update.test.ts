import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { freePort } from '../../support/free-port.ts';
import { type ProjectCopy, useProjectCopy } from '../../support/project-copy.ts';

/** Settings of a start that reaches no network and has nothing in npm's cache. */
const settingsFor = async ({ folder }: ProjectCopy) => ({
  PORT: String(await freePort()),
  DATA_DIR: path.join(folder, 'data'),
  MEDIA_DIR: inRoot('media'),
  HOME: folder,
  npm_config_cache: path.join(folder, 'npm-cache'),
  npm_config_offline: 'true',
});

test('a start whose build fails ends with the reason, and leaves the build that is there', async () => {
  // A copy has no sources: building them fails.
  const project = await useProjectCopy();
  const environment = await settingsFor(project);
  const start = project.spawn('start.mjs', [], environment);
  expect(await start.ended).toBe(1);
  expect(start.said()).toContain('The build of server failed');
  const serve = project.spawn('serve.mjs', [], environment);
  await serve.says('The site is ready');
});

test('a start whose packages cannot be installed ends with the reason, before it builds', async () => {
  const project = await useProjectCopy({ installed: false });
  const start = project.spawn('start.mjs', [], await settingsFor(project));
  expect(await start.ended).toBe(1);
  expect(start.said()).toContain('npm ci failed for the reason above');
  expect(start.said()).not.toContain('Building');
});

test('a build that has become empty ends the start with a line and an error, not with success', async () => {
  const project = await useProjectCopy();
  writeFileSync(path.join(project.build, 'main.js'), '');
  const serve = project.spawn('serve.mjs', [], await settingsFor(project));
  expect(await serve.ended).toBe(1);
  expect(serve.said()).toContain('The last build is damaged: delete server/dist, and run `npm start` once');
});
