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
  ...['AppImage', 'deb'].flatMap((type) => [
    `  - url: console-${VERSION}.${type}`,
    `    sha512: ${createHash('sha512').update(PACKAGE).digest('base64')}`,
    `    size: ${PACKAGE.length}`,
  ]),
  'releaseNotes: "### Added\\n- Links to the console"',
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
const packAsUpdatable = ({ home }: Computer, origin: string, type: 'AppImage' | 'deb') => {
  const resources = path.join(home, 'resources');
  mkdirSync(resources, { recursive: true });
  writeFileSync(
    path.join(resources, 'app-update.yml'),
    `provider: generic\nurl: ${origin}\nupdaterCacheDirName: console-updater\n`,
  );
  if (type === 'deb') {
    writeFileSync(path.join(resources, 'package-type'), type);
    return { environment: {} };
  }
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
    const packed = packAsUpdatable(staffComputer, `http://${releases.host}`, 'AppImage');
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

/** Looks for a new version, and waits for the next message. */
const choose = async (app: ConsoleApp, message: { message: string; detail: string }) => {
  const before = (await app.messages()).length;
  await app.choose('check-for-updates');
  await expect.poll(async () => (await app.messages()).slice(before)).toEqual([message]);
};

test('whoever looks for a new version is told what is new, that there is none, or why nobody knows', async ({
  staffComputer,
}) => {
  const releases = await openReleases();
  const packed = packAsUpdatable(staffComputer, `http://${releases.host}`, 'AppImage');
  const app = await staffComputer.start(packed);
  await app.queueAnswer(1);
  releases.isReady.resolve();
  await expect.poll(() => getMessages(app)).toEqual([`Version ${VERSION} is available.`]);
  await app.queueAnswer(1);
  await choose(app, {
    message: `Version ${VERSION} is available.`,
    detail:
      'Added\n- Links to the console\n\nIt is downloaded from the shop’s server while you keep working.',
  });
  expect(releases.downloads).toBe(0);
  await releases.close();
  await choose(app, {
    message: 'The console could not check for new versions.',
    detail: 'The server with the versions cannot be reached: check the connection, then try again.',
  });
});

test('an installed .deb says which version there is and where, and downloads nothing', async ({
  staffComputer,
}) => {
  const releases = await openReleases();
  const origin = `http://${releases.host}`;
  const app = await staffComputer.start(packAsUpdatable(staffComputer, origin, 'deb'));
  await app.queueAnswer(0);
  releases.isReady.resolve();
  const address = `${origin}/console-${VERSION}.deb`;
  await expect.poll(app.opened).toEqual([address]);
  await expect.poll(app.messages).toEqual([
    {
      message: `Version ${VERSION} is available.`,
      detail: `Added\n- Links to the console\n\nIts installer is ${address}. Installing it asks for an administrator.`,
    },
  ]);
  expect(releases.downloads).toBe(0);
  await releases.close();
});
