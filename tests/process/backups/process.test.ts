import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { hangingDrive } from '../../support/hanging-drive.ts';
import { postJson } from '../../support/post-json.ts';
import { startServerProcess } from '../../support/server-process.ts';
import { contactMessage } from '../../support/submission-builders.ts';
import { useTemporaryFolder } from '../../support/use-temporary-folder.ts';

const setUp = () => {
  const folder = useTemporaryFolder();
  const [copies, mediaDir] = [path.join(folder, 'copies'), path.join(folder, 'media')];
  for (const each of [copies, mediaDir]) mkdirSync(each);
  const environment = { DATA_DIR: path.join(folder, 'data'), MEDIA_DIR: mediaDir, BACKUP_DIR: copies };
  const listCopies = () => readdirSync(copies).filter((name) => /^\d/.test(name));
  return { copies, mediaDir, environment, listCopies };
};

test('a server that is killed in the middle of a copy leaves none; the next start makes it', async () => {
  const { copies, mediaDir, environment, listCopies } = setUp();
  for (let at = 0; at < 500; at += 1) writeFileSync(path.join(mediaDir, `${at}.jpg`), `picture ${at}`);
  const server = await startServerProcess(environment);
  await expect.poll(() => readdirSync(copies)).toContain('media-now');
  await server.stop('SIGKILL');
  await new Promise((resolve) => setTimeout(resolve, 500));
  expect(readdirSync(copies)).toContain('.unfinished');
  expect(listCopies()).toEqual([]);

  const again = await startServerProcess(environment);
  await expect.poll(listCopies, { timeout: 60_000 }).toHaveLength(1);
  expect(readdirSync(copies)).not.toContain('.unfinished');
  await expect.poll(() => again.said.out).toContain('A copy of database, settings and media was made.');
  expect(await again.stop('SIGTERM')).toBe(0);
});

test.runIf(process.platform === 'linux')(
  'while the drive for copies hangs, the server goes on and can be stopped',
  async () => {
    const { copies, environment, listCopies } = setUp();
    const drive = hangingDrive(copies);
    onTestFinished(() => drive.remove());
    const server = await startServerProcess({ ...environment, ...drive.env }, drive.execArgv);
    const children = () =>
      readFileSync(`/proc/${server.child.pid}/task/${server.child.pid}/children`, 'utf8').trim().split(' ')
        .length;
    const before = children();
    drive.hang();
    // Its first copy begins ten seconds after the start, in a process of its own.
    await expect.poll(children).toBe(before + 1);
    expect(await postJson(`${server.url}/api/contact`, contactMessage())).toBe(201);
    expect(listCopies()).toEqual([]);
    expect(await server.stop('SIGTERM')).toBe(0);
  },
);
