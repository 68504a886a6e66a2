import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { freePort } from '../../support/free-port.ts';
import { postJson } from '../../support/post-json.ts';
import { useProjectCopy } from '../../support/project-copy.ts';
import { contactMessage } from '../../support/submission-builders.ts';

test('what the hooks of ONCE put back has what was stored before the backup, whatever was copied beside it', async () => {
  const project = await useProjectCopy();
  const dataDir = path.join(project.folder, 'data');
  const port = String(await freePort());
  const settings = { PORT: port, DATA_DIR: dataDir, MEDIA_DIR: inRoot('media') };
  const hook = (name: string) =>
    execFileSync(
      'sh',
      ['-ec', readFileSync(inRoot('deploy/hooks', name), 'utf8').replace('/srv/jeweler', '.')],
      {
        cwd: project.folder,
        env: { PATH: process.env.PATH, ...settings },
        encoding: 'utf8',
      },
    );
  const start = async () => {
    const server = project.spawn('serve.mjs', [], settings);
    await server.says('ready');
    return server;
  };
  const first = await start();
  expect(await postJson(`http://127.0.0.1:${port}/api/contact`, contactMessage())).toBe(201);
  hook('pre-backup');
  hook('pre-backup');
  first.child.kill('SIGKILL');
  await first.ended;
  // Copied while it was written.
  writeFileSync(path.join(dataDir, 'jeweler.sqlite'), 'half of a database');
  expect(hook('post-restore')).toContain('1 request');
  expect(hook('post-restore')).toBe('');
  await start();
  expect((await fetch(`http://127.0.0.1:${port}/up`)).status).toBe(200);
});
