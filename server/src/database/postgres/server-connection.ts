import { setTimeout as delay } from 'node:timers/promises';
import { Client, type ClientConfig } from 'pg';
import { ADVISORY_LOCKS, WRITES_CHANNEL } from './postgres-dialect.ts';

/** Pause between two questions to the database: how soon a lost connection and a free lead are noticed. */
const HEARTBEAT_MS = 1000;
/**
 * How long an answer may take. The database gives up a silent connection later than that (see `keepalive`), so
 * that a server that was cut off stops leading before another one begins.
 */
const ANSWER_TIMEOUT_MS = 4000;
const keepalive =
  '-c tcp_keepalives_idle=5 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3 -c tcp_user_timeout=10000';

interface ServerConnectionOptions {
  readonly config: ClientConfig;
  /** Its own announcements are ignored. */
  readonly processId: string;
  /** Called when the connection is lost, with the reason, and when it is there again. */
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
    await this.#tryToLead(client);
  }

  async #tryToLead(client: Client): Promise<void> {
    const { rows } = await client.query<{ taken: boolean }>(
      `select pg_try_advisory_lock(${ADVISORY_LOCKS.leading}) as taken`,
    );
    this.#isLeading = this.#client === client && rows[0]?.taken === true;
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
        else if (this.#isLeading) await client.query('select 1');
        else await this.#tryToLead(client);
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
