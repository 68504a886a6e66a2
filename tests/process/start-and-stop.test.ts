import { once } from 'node:events';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { describe, expect, test } from 'vitest';
import { openDataFolder } from '../../server/src/database/open-data-folder.ts';
import { freePort } from '../support/free-port.ts';
import { postJson } from '../support/post-json.ts';
import { launchServer, messagesIn, startServerProcess } from '../support/server-process.ts';
import { contactMessage } from '../support/submission-builders.ts';
import { storedSubmissions } from '../support/test-server.ts';
import { useTemporaryFolder } from '../support/use-temporary-folder.ts';

/** Opens a connection and sends a POST except for the last byte of its body. */
const beginPost = async (url: string) => {
  const body = JSON.stringify(contactMessage());
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `POST /api/contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body.slice(0, -1)}`,
  );
  let answer = '';
  socket.on('data', (chunk) => {
    answer += String(chunk);
  });
  // The server has received the request once it answers one that was sent later.
  await fetch(`${url}/api/health`);
  return {
    async finish() {
      socket.write(body.slice(-1));
      await once(socket, 'close');
      return answer;
    },
    abandon: () => socket.destroy(),
  };
};

describe('the start', () => {
  test('fills a new folder, says each step as a JSON line whatever is logged, and the address', async () => {
    const dataDir = `${useTemporaryFolder()}/new folder`;
    const first = await startServerProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
    const passwordFile = `${dataDir}/first-admin-password.txt`;
    expect(messagesIn(first.said.out)).toEqual([
      `Database open in ${dataDir}`,
      expect.stringMatching(/^Catalogue imported from .+: \d+ products$/),
      `First admin added: admin. The password is in ${passwordFile}: sign in, then delete that file`,
      `The site is ready: ${first.url.replace('127.0.0.1', 'localhost')}`,
    ]);
    // Only the owner; Windows has no such permissions.
    if (process.platform !== 'win32') expect(statSync(passwordFile).mode & 0o777).toBe(0o600);
    const password = /^Password: ([\w-]{16})$/m.exec(readFileSync(passwordFile, 'utf8'))?.[1] ?? '';
    expect(first.said.out + first.said.err).not.toContain(password);
    expect(await postJson(`${first.url}/api/admin/login`, { username: 'admin', password })).toBe(200);
    expect(await first.stop('SIGTERM')).toBe(0);
    expect(messagesIn(first.said.out).slice(-2)).toEqual([
      'Stopping: requests in flight may finish (once more to force)',
      'Stopped',
    ]);

    const second = await startServerProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'error' });
    expect(second.said.out).not.toMatch(/password|imported/);
  });

  test('takes the first admin from the settings and does not repeat the password', async () => {
    const server = await startServerProcess({
      DATA_DIR: useTemporaryFolder(),
      ADMIN_USERNAME: 'Mara',
      ADMIN_PASSWORD: 'given in the settings',
    });
    expect(messagesIn(server.said.out)).toContain('First admin added: Mara');
    expect(server.said.out).not.toContain('given in the settings');
    const login = { username: 'mara', password: 'given in the settings' };
    expect(await postJson(`${server.url}/api/admin/login`, login)).toBe(200);
  });

  const failedStart = async (environment: Record<string, string>) => {
    const { said, ended } = await launchServer({ PORT: String(await freePort()), ...environment });
    return { code: await ended, err: said.err };
  };
  /** The only message, in one JSON line, of a start that fails after loading its settings. */
  const lastOutput = (err: string): string => {
    const messages = messagesIn(err);
    expect(messages).toHaveLength(1);
    return messages[0] ?? '';
  };

  test('ends with one line when the port is taken', async () => {
    const running = await startServerProcess({ DATA_DIR: useTemporaryFolder() });
    const port = new URL(running.url).port;
    const { code, err } = await failedStart({ DATA_DIR: useTemporaryFolder(), PORT: port });
    expect(code).toBe(1);
    expect(lastOutput(err)).toBe(
      `Port ${port} is in use by another program: close it, or set PORT to another number.`,
    );
  });

  test('ends with one line when the data folder cannot be written', async () => {
    const file = `${useTemporaryFolder()}/a file`;
    writeFileSync(file, '');
    const { code, err } = await failedStart({ DATA_DIR: `${file}/data` });
    expect(code).toBe(1);
    expect(lastOutput(err)).toMatch(/^DATA_DIR .+ cannot be written: .+$/);
  });

  test('ends with one line when the database is none', async () => {
    const dataDir = useTemporaryFolder();
    writeFileSync(`${dataDir}/jeweler.sqlite`, 'This is a letter, not a database. '.repeat(100));
    const { code, err } = await failedStart({ DATA_DIR: dataDir });
    expect(code).toBe(1);
    expect(lastOutput(err)).toMatch(/^.+jeweler\.sqlite cannot be opened: .+$/);
  });

  test('ends with the faults of a wrong catalogue file and leaves no half catalogue', async () => {
    const folder = useTemporaryFolder();
    writeFileSync(`${folder}/catalogue.json`, '{"categories":[{"id":0}]}');
    const settings = { DATA_DIR: `${folder}/data`, CATALOGUE_FILE: `${folder}/catalogue.json` };
    const { code, err } = await failedStart(settings);
    expect(code).toBe(1);
    expect(lastOutput(err)).toContain('categories[0].slug: is missing\n');
    const { code: again } = await failedStart(settings);
    expect(again).toBe(1);
  });

  test('ends with a plain line for each wrong setting', async () => {
    const { code, err } = await failedStart({ PORT: '80x', MEDIA_POLL: 'yes', SMTP_URL: 'secret' });
    expect(code).toBe(1);
    expect(err.trim().split('\n')).toEqual([
      'PORT is "80x", but it must be a whole number from 1 to 65535.',
      'SMTP_URL is (not shown), but it must be an smtp:// or smtps:// address; in its password # is written %23, / %2F, ? %3F, @ %40 and % %25.',
      'MEDIA_POLL is "yes", but it must be 0 or 1.',
    ]);
  });
});

describe('the stop', () => {
  test.each(['SIGTERM', 'SIGINT'] as const)(
    '%s lets a request in flight finish and takes no new one',
    async (signal) => {
      const dataDir = useTemporaryFolder();
      const server = await startServerProcess({ DATA_DIR: dataDir });
      const post = await beginPost(server.url);
      const stopped = server.stop(signal);
      await expect.poll(() => fetch(`${server.url}/api/health`).catch(() => 'refused')).toBe('refused');
      expect(await post.finish()).toMatch(/^HTTP\/1\.1 201 /);
      expect(await stopped).toBe(0);
      const left = ['first-admin-password.txt', 'jeweler.lock', 'jeweler.sqlite'];
      expect(readdirSync(dataDir).sort()).toEqual(left);
      const database = await openDataFolder(dataDir);
      expect(await storedSubmissions(database)).toHaveLength(1);
      await database.close();
    },
  );

  test('does not wait for connections that only stay open', async () => {
    const server = await startServerProcess({ DATA_DIR: useTemporaryFolder() });
    const silent = connect(Number(new URL(server.url).port), '127.0.0.1');
    await once(silent, 'connect');
    await fetch(`${server.url}/api/health`);
    expect(await server.stop('SIGTERM')).toBe(0);
    silent.destroy();
  });

  test('twice at once, as npm does it, is once; again later forces', async () => {
    const server = await startServerProcess({ DATA_DIR: useTemporaryFolder() });
    const post = await beginPost(server.url);
    void server.stop('SIGINT');
    const ended = server.stop('SIGINT');
    await expect.poll(() => server.said.out).toContain('Stopping');
    await new Promise((resolve) => setTimeout(resolve, 1100));
    expect(server.child.exitCode).toBeNull();
    server.child.kill('SIGINT');
    expect(await ended).toBe(1);
    post.abandon();
  });
});
