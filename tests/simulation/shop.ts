import { cpSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Config, loadConfig } from '../../server/src/config.ts';
import { createServer, type JewelerServer } from '../../server/src/create-server.ts';
import { databaseFile } from '../../server/src/database/lock.ts';
import { WRITES_CHANNEL } from '../../server/src/database/postgres/postgres-dialect.ts';
import type { Job } from '../../server/src/jobs.ts';
import { createLog } from '../../server/src/log.ts';
import { createSite } from '../../server/src/pages/site.ts';
import { scannerInThisProcess } from '../support/scanner-in-this-process.ts';
import { testConfig } from '../support/test-server.ts';
import { webFromSources as web } from '../support/web-from-sources.ts';
import { endAt, endIfDoomed } from './disk.ts';

/** `body`: of JSON, parsed. */
export type Answer = NonNullable<Awaited<ReturnType<Shop['ask']>>['answer']>;

export interface Sending {
  /** By default what is asked is POST if something is sent, and GET otherwise. */
  readonly method?: string;
  readonly token?: string | undefined;
  readonly json?: unknown;
  readonly form?: Readonly<Record<string, string>>;
  readonly bytes?: Buffer | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** They follow other processes, keep streams open, or make copies, which the story does itself. */
const NOT_REPEATED = /^(?:following|keeping event|making copies)/;

/** No mail of a story takes a hundredth of that. */
const MAIL_TIMEOUT_MS = 60_000;

/**
 * The real server over real files, in this process, by the world's clock. What it repeats is done by `pass`. It can end
 * as by SIGKILL: then its files are as they were at that moment, and `restart` opens them again.
 */
export class Shop {
  readonly logged: Record<string, unknown>[] = [];
  config: Config;
  readonly #root: string;
  readonly #clock: () => Date;
  #run = 0;
  server!: JewelerServer;
  #jobs: readonly Job[] = [];
  readonly #lastRun = new Map<string, number>();
  isDead = false;
  #die = () => {};
  #death: Promise<undefined> = new Promise(() => {});

  /** @param root a folder of its own */
  constructor(root: string, clock: () => Date, changes: Partial<Config>) {
    this.#root = root;
    this.#clock = clock;
    const usual = { siteUrl: 'https://shop.example', trustProxy: 1, logLevel: 'debug' } as const;
    this.config = testConfig(this.#folder(0), { ...usual, ...changes });
  }

  #folder(run: number): string {
    return path.join(this.#root, `run-${run}`);
  }

  get databaseFile(): string {
    return databaseFile(this.config.dataDir);
  }

  async open(): Promise<void> {
    const { config } = this;
    this.#death = new Promise((resolve) => {
      this.#die = () => resolve(undefined);
    });
    this.#lastRun.clear();
    const server = await createServer(config, {
      log: createLog(config, { write: (line) => void this.logged.push(JSON.parse(line)) }),
      clock: this.#clock,
      openSite: (deps) => createSite({ ...deps, web }),
      startScanner: scannerInThisProcess,
      startJobs: (jobs) => {
        this.#jobs = jobs.filter(({ name }) => !NOT_REPEATED.test(name));
        return async () => {};
      },
    });
    await server.listen({ port: 0, host: '127.0.0.1' });
    this.server = server;
    this.isDead = false;
  }

  /** `answer`: undefined when the server ended before it answered; whoever asked does not know what was done. */
  async ask(target: string, sending: Sending) {
    const { token, json, form, bytes, headers, method = json || form || bytes ? 'POST' : 'GET' } = sending;
    if (this.isDead) return { method, answer: undefined };
    const { port } = this.server.http.address() as AddressInfo;
    const asked = fetch(`http://127.0.0.1:${port}${target}`, {
      method,
      redirect: 'manual',
      headers: {
        'accept-encoding': 'identity',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(json !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(json !== undefined && { body: JSON.stringify(json) }),
      ...(form && { body: new URLSearchParams(form) }),
      ...(bytes && { body: new Uint8Array(bytes) }),
    }).then(async (response) => ({ response, content: Buffer.from(await response.arrayBuffer()) }));
    const got = await Promise.race([asked.catch(() => undefined), this.#death]);
    if (!got || this.isDead) return { method, answer: undefined };
    const text = got.content.toString('utf8');
    const { status, headers: given } = got.response;
    const body = given.get('content-type')?.includes('json') && text !== '' ? JSON.parse(text) : undefined;
    return { method, answer: { status, ok: status < 300, headers: given, bytes: got.content, text, body } };
  }

  /** Hears of what other servers on the same database have written: that has come when what is announced now has. */
  async hear(): Promise<void> {
    const { database } = this.server;
    if (!database.isShared) return;
    const before = database.dataVersion();
    await sql`select pg_notify(${WRITES_CHANNEL}, 'the story')`.execute(database.query);
    while (database.dataVersion() === before) await delay(2);
    await database.changes.checkForOthers();
  }

  /** Does what the server repeats, as far as it is due, and mostly waits for mails. */
  async pass(isMailHanging = false): Promise<void> {
    const now = this.#clock().getTime();
    for (const { name, intervalMs, run } of this.#jobs) {
      const since = now - (this.#lastRun.get(name) ?? Number.NEGATIVE_INFINITY);
      if (since >= 0 && since < intervalMs) continue;
      this.#lastRun.set(name, now);
      try {
        await Promise.race([run(), this.#death]);
      } catch (error) {
        this.logged.push({ level: 50, job: name, msg: String(error) });
      }
    }
    if (!isMailHanging) await this.untilMailsLeft();
  }

  /** What is due of mails has been tried. */
  async untilMailsLeft(): Promise<void> {
    const { mail } = this.server;
    const done = mail.sendDue().then(() => mail.idle());
    const patience = delay(MAIL_TIMEOUT_MS, 'for ever', { ref: false });
    if ((await Promise.race([done, this.#death, patience])) === 'for ever')
      throw new Error('Mails are sent for ever.');
  }

  /** The server ends at this statement of a write, or with the act. What its files are then is found by the next run. */
  async killDuring(act: () => Promise<void>, statement: number, when: 'before' | 'after'): Promise<void> {
    endAt(statement, when, () => {
      const next = this.#folder(this.#run + 1);
      const filter = (file: string) => !file.endsWith('-shm');
      cpSync(this.#folder(this.#run), next, { recursive: true, filter });
      this.#run += 1;
      const { dataDir, mediaDir } = loadConfig({}, next);
      this.config = { ...this.config, dataDir, mediaDir };
      this.isDead = true;
      this.#die();
    });
    await act().finally(endIfDoomed);
  }

  /** Opens again what a dead server has left, or stops one in good order first. */
  async restart(): Promise<void> {
    if (this.isDead) {
      this.server.http.closeAllConnections();
      // It waits for what cannot happen any more.
      void this.server.close().catch(() => undefined);
      rmSync(this.#folder(this.#run - 2), { recursive: true, force: true });
    } else await this.close();
    await this.open();
  }

  async close(): Promise<void> {
    await this.server.close();
  }
}
