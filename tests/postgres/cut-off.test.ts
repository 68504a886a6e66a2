import { connect, createServer, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { openPostgres } from '../../server/src/database/postgres/open-postgres.ts';
import { freePort } from '../support/free-port.ts';
import { newDatabase } from '../support/test-server.ts';

/** A network between a server and the database that can be cut: nothing arrives any more, and nothing is closed. */
const network = async (databaseUrl: string) => {
  const { hostname, port: databasePort } = new URL(databaseUrl);
  const sockets: { near: Socket; far: Socket }[] = [];
  let isCut = false;
  const server = createServer((near) => {
    // As a machine that does not answer.
    if (isCut) return;
    const far = connect(Number(databasePort), hostname);
    sockets.push({ near, far });
    near.on('data', (data) => isCut || far.write(data)).on('error', () => undefined);
    far.on('data', (data) => isCut || near.write(data)).on('error', () => undefined);
    far.on('close', () => isCut || near.destroy());
    // Nor does the database hear that the server has closed its end.
    near.on('close', () => isCut || far.destroy());
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const end = () => {
    for (const { near, far } of sockets) {
      near.destroy();
      far.destroy();
    }
    server.close();
  };
  onTestFinished(end);
  return {
    url: Object.assign(new URL(databaseUrl), { port: String(port) }).href,
    cut() {
      isCut = true;
    },
    /** What the database does by itself when its questions to a silent connection remain unanswered. */
    giveUp() {
      for (const { far } of sockets) far.destroy();
    },
    /** @param ends whether the server learns that its connections are dead */
    mend(ends = true) {
      isCut = false;
      if (ends) for (const { near } of sockets) near.destroy();
    },
  };
};

test('a server that is cut off stops leading before another one leads, says so, and comes back', async () => {
  const databaseUrl = (await newDatabase()) as string;
  const { url, cut, giveUp, mend } = await network(databaseUrl);
  const said: string[] = [];
  const open = (address: string, report: (line: string) => void) =>
    openPostgres(address, { use: 'server', report });
  const far = await open(url, (line) => void said.push(line));
  const near = await open(databaseUrl, () => {});
  expect([far.isLeading(), near.isLeading()]).toEqual([true, false]);

  cut();
  await expect.poll(() => far.isLeading()).toBe(false);
  expect([near.isLeading(), far.dataVersion()]).toEqual([false, Number.NaN]);
  const storeNote = (database: typeof far, key: string) =>
    database.writes.run((trx) =>
      trx
        .insertInto('settings')
        .values({ key, value: '1', revision: 1, changed_at: '', changed_by: '' })
        .execute(),
    );
  const stored = storeNote(far, 'far').then(
    () => 'stored',
    () => 'refused',
  );

  giveUp();
  await expect.poll(() => near.isLeading()).toBe(true);
  await storeNote(near, 'near');
  expect(said).toHaveLength(1);

  // It tries again for half a minute.
  await delay(1000);
  mend();
  expect(await stored).toBe('stored');
  // Said once it has asked who leads, a moment after it hears again.
  await expect.poll(() => said.at(-1)).toBe('The connection to the database is there again.');
  expect([far.isLeading(), Number.isNaN(far.dataVersion())]).toEqual([false, false]);
  const keys = await near.query
    .selectFrom('settings')
    .select('key')
    .where('key', 'in', ['far', 'near'])
    .execute();
  expect(keys).toHaveLength(2);
  await Promise.all([far.close(), near.close()]);
});

test('a connection on which a statement had no answer is not used again', async () => {
  const { url, cut, mend } = await network((await newDatabase()) as string);
  const database = await openPostgres(`${url}?query_timeout=1000`, { use: 'command', report: () => {} });
  onTestFinished(() => database.close());
  const read = () => database.query.selectFrom('settings').select('key').execute();
  await read();
  cut();
  await expect(read()).rejects.toThrow('Query read timeout');
  mend(false);
  expect(await read()).toEqual(expect.any(Array));
});
