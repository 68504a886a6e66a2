import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { deferred } from '../../support/deferred.ts';
import type { ConsoleApp } from '../console-app.ts';
import { type Computer, expect, test, untilInLibrary } from '../console-test.ts';
import { plainServer } from '../servers/loopback-server.ts';

const VERSION = '99.0.0';
const PACKAGE = Buffer.from('a package for the test');
const LIST = [
  `version: ${VERSION}`,
  'files:',
  `  - url: console-${VERSION}.AppImage`,
  `    sha512: ${createHash('sha512').update(PACKAGE).digest('base64')}`,
  `    size: ${PACKAGE.length}`,
  "releaseDate: '2026-11-22T00:00:00.000Z'",
  '',
].join('\n');

/**
 * The shop's folder of installers. It holds back the list with the new version until the test has queued its
 * answers.
 */
const openReleases = async () => {
  const releases = { breaksOff: true, isReady: deferred<void>(), downloads: 0 };
  const server = await plainServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '', 'http://localhost');
    if (/^\/latest-linux[^/]*\.yml$/.test(pathname)) {
      await releases.isReady.promise;
      response.end(LIST);
      return;
    }
    releases.downloads += 1;
    response.writeHead(200, { 'content-length': PACKAGE.length });
    if (!releases.breaksOff) response.end(PACKAGE);
    else response.write(PACKAGE.subarray(0, 8), () => response.destroy());
  });
  return Object.assign(releases, server);
};

/** Writes the files that a package with updates contains, and returns what it is started with. */
const packAsUpdatable = ({ home }: Computer, origin: string) => {
  const resources = path.join(home, 'resources');
  mkdirSync(resources, { recursive: true });
  writeFileSync(
    path.join(resources, 'app-update.yml'),
    `provider: generic\nurl: ${origin}\nupdaterCacheDirName: console-updater\n`,
  );
  const program = path.join(home, 'console.AppImage');
  writeFileSync(program, 'the installed program');
  return { environment: { APPIMAGE: program } };
};

const getMessages = async (app: ConsoleApp) => (await app.messages()).map(({ message }) => message);

test('a download that breaks off is said once, the console goes on, and the next start downloads it', async ({
  staffComputer,
}) => {
  const releases = await openReleases();
  try {
    const packed = packAsUpdatable(staffComputer, `http://${releases.host}`);
    const app = await staffComputer.start(packed);
    await app.queueAnswer(0);
    releases.isReady.resolve();
    const failed = `Version ${VERSION} could not be downloaded.`;
    await expect.poll(() => getMessages(app)).toEqual([`Version ${VERSION} is available.`, failed]);
    await expect
      .poll(async () => (await app.messages()).at(-1)?.detail)
      .toBe(
        'Nothing has changed on this computer. Check the connection; you will be asked again tomorrow, or when the console is restarted.',
      );
    expect(staffComputer.log()).toContain('Downloading a new version failed.');
    await untilInLibrary(app.page);
    expect(releases.downloads).toBe(1);
    await expect.poll(() => getMessages(app)).toHaveLength(2);
    const answer = await app.quit();
    expect(answer).toBe(0);

    releases.breaksOff = false;
    releases.isReady = deferred();
    const next = await staffComputer.start(packed);
    await next.queueAnswer(0);
    await next.queueAnswer(1);
    releases.isReady.resolve();
    await expect
      .poll(() => getMessages(next))
      .toEqual([`Version ${VERSION} is available.`, `Version ${VERSION} is ready to install.`]);
    await untilInLibrary(next.page);
  } finally {
    await releases.close();
  }
});
