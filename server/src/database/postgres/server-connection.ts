import { setTimeout as delay } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { newerVersion } from '../migrate.ts';
import { ADVISORY_LOCKS, WRITES_CHANNEL } from './postgres-dialect.ts';

/** Pause between two questions to the database: how soon a lost connection and a free lead are noticed. */
const HEARTBEAT_MS = 1000;
/**
 * How long an answer may take. The database gives up a silent connection later than that (see `keepalive`), so
 * that a server that was cut off stops leading before another one begins.
 */
const ANSWER_TIMEOUT_MS = 4000;
/** How long mails that are being sent may take to finish before another server leads, as when a server stops. */
const HANDOVER_MS = 10_000;
const keepalive =
  '-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3 -c tcp_user_timeout=10000';

interface ServerConnectionOptions {
  readonly config: ClientConfig;
  /** Its own announcements are ignored. */
  readonly processId: string;
  /** Migrations of this version: with others in the database, it leaves the lead to a newer one. */
  readonly knownMigrations: readonly string[];
  /** Called when the connection is lost, with the reason, and when it is there again; and once there is a newer version. */
  readonly report: (line: string) => void;
}

/**
 * The connection that a server keeps for as long as it runs: on it, it hears what other servers have written,
 * and holds the lock of the one server that does the repeated work. When it is lost, both end at once, and it
 * is opened anew.
 */
export class ServerConnection {
  readonly #options: ServerConnectionOptions;
  readonly #stop = new AbortController();
  #client: Client | undefined;
  #isLeading = false;
  #isOutdated = false;
  #version = 0;
  #running: Promise<void> | undefined;

  private constructor(options: ServerConnectionOptions) {
    this.#options = options;
  }

  /** Rejects when the database cannot be reached. */
  static async open(options: ServerConnectionOptions): Promise<ServerConnection> {
    const connection = new ServerConnection(options);
    await connection.#connect();
    connection.#running = connection.#run();
    return connection;
  }

  /** Changes when another process has written; NaN while nothing can be heard. */
  get version(): number {
    return this.#client ? this.#version : Number.NaN;
  }

  get isLeading(): boolean {
    return this.#isLeading;
  }

  /** Gives up the lead, and the connection. */
  async close(): Promise<void> {
    this.#stop.abort();
    await this.#running;
    const client = this.#client;
    this.#lose();
    await client?.end();
  }

  async #connect(): Promise<void> {
    const client = new Client({
      ...this.#options.config,
      options: keepalive,
      keepAlive: true,
      connectionTimeoutMillis: ANSWER_TIMEOUT_MS,
      query_timeout: ANSWER_TIMEOUT_MS,
    });
    // Also whatever ends the connection between two questions.
    client.on('error', () => this.#lose(client));
    client.on('end', () => this.#lose(client));
    client.on('notification', ({ payload }) => {
      if (payload !== this.#options.processId) this.#version += 1;
    });
    await client.connect();
    await client.query(`listen ${WRITES_CHANNEL}`);
    // What was written before it could be heard.
    this.#version += 1;
    this.#client = client;
    await this.#beat(client);
  }

  /** Asks whether a newer version has changed the database, and otherwise leads if no other server does. */
  async #beat(client: Client): Promise<void> {
    const { rows } = await client.query<{ name: string }>(
      'select name from kysely_migration where name <> all($1)',
      [this.#options.knownMigrations],
    );
    if (rows.length > 0) await this.#leaveTheLead(client, rows);
    else if (!this.#isLeading) await this.#tryToLead(client);
  }

  async #tryToLead(client: Client): Promise<void> {
    const { rows } = await client.query<{ taken: boolean }>(
      `select pg_try_advisory_lock(${ADVISORY_LOCKS.leading}) as taken`,
    );
    this.#isLeading = this.#client === client && rows[0]?.taken === true;
  }

  /**
   * A newer version has mails, times and tables that this one knows nothing of. It goes on serving: migrations only
   * add.
   */
  async #leaveTheLead(client: Client, unknown: readonly { readonly name: string }[]): Promise<void> {
    if (!this.#isOutdated)
      this.#options.report(
        `${newerVersion(
          'The database',
          unknown.map(({ name }) => name),
        )}: update this server too. It goes on serving, and leaves mails, copies and other repeated work to the newer ones.`,
      );
    this.#isOutdated = true;
    if (!this.#isLeading) return;
    this.#isLeading = false;
    await delay(HANDOVER_MS, undefined, { signal: this.#stop.signal, ref: false }).catch(() => undefined);
    await client.query(`select pg_advisory_unlock(${ADVISORY_LOCKS.leading})`);
  }

  #lose(client = this.#client): void {
    if (client !== this.#client) return;
    this.#client = undefined;
    this.#isLeading = false;
  }

  async #run(): Promise<void> {
    const { signal } = this.#stop;
    let isReported = false;
    while (!signal.aborted) {
      try {
        const client = this.#client;
        if (!client) await this.#connect();
        else await this.#beat(client);
        if (this.#client && isReported) {
          this.#options.report('The connection to the database is there again.');
          isReported = false;
        }
      } catch (error) {
        const client = this.#client;
        this.#lose();
        // Its socket may hang, so that its end would not be heard of.
        void client?.end().catch(() => undefined);
        if (!isReported)
          this.#options.report(`The connection to the database was lost: ${(error as Error).message}`);
        isReported = true;
      }
      await delay(HEARTBEAT_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }
}
