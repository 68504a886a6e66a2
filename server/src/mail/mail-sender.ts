import { setTimeout as delay } from 'node:timers/promises';
import type { WriteWork } from '../database/write-queue.ts';
import type { Log } from '../log.ts';
import { type MailDeps, type MailRow, mailRows, outgoingMail } from './compose-mail.ts';
import { deliveryFailure, isAddressRefused } from './delivery-failure.ts';
import {
  beginAttempt,
  dropMail,
  endAttempt,
  markOutage,
  type Outcome,
  resumeInterrupted,
  stopSubscriber,
} from './mail-attempts.ts';
import { endOutage, heldReason, storeOutage } from './mail-mode.ts';
import { type MailTransport, type OutgoingMail, openMailTransport } from './mail-transport.ts';
import { obsoleteReason } from './obsolete-reason.ts';
import { isDue, lateReason, pauseAfter } from './retry-times.ts';

/** Mails being sent at the same time. */
const SEND_CONCURRENCY = 3;
/** Rows read at a time. */
const BATCH_ROWS = 100;
/** Timeout for sending one mail, whatever the server does. */
const SEND_TIMEOUT_MS = 180_000;
/** How long mails being sent may take to finish when the server stops. */
const DRAIN_TIMEOUT_MS = 8000;
/** How long storing the outcome of aborted mails may take. */
const ABORT_TIMEOUT_MS = 2000;
/** Pauses while the mail server cannot be used: each twice as long as the one before. */
const MIN_OUTAGE_PAUSE_MS = 15_000;
const MAX_OUTAGE_PAUSE_MS = 600_000;
/** Pause after the database could not be read or written. */
const DATABASE_PAUSE_MS = 15_000;
/** Pauses between attempts to store an outcome. */
const RECORD_PAUSE_MS = 2000;

type MailSenderDeps = MailDeps & { readonly log: Log };

interface UnderWay {
  readonly row: MailRow;
  readonly done: Promise<void>;
}

/** Mails to a visitor about one submission are sent one after the other, so that the last one arrives last. */
const mustFollow = (row: MailRow, earlier: MailRow): boolean =>
  row.submission_id !== null &&
  row.submission_id === earlier.submission_id &&
  row.recipient !== null &&
  earlier.recipient !== null;

/**
 * Sends the mails of the outbox; nothing else does, and of several servers only the one that leads. That a mail is
 * being sent is recorded before it is sent; it is `sent` once the server has accepted it and that has been committed.
 * If that cannot be stored, it is not sent again, and no other mail is sent until it has been; if the server ends in
 * between, the mail is sent a second time after the next start, with the same Message-ID. No error in here stops the
 * server.
 */
export class MailSender {
  readonly #deps: MailSenderDeps;
  /** Undefined: mail is off. */
  readonly #transport: MailTransport | undefined;
  readonly #underWay = new Map<number, UnderWay>();
  /** Mails under way whose outcome could not be stored so far. */
  readonly #unrecorded = new Set<number>();
  #looking: Promise<void> | undefined;
  #isWoken = false;
  #isClosing = false;
  /** Mails may be recorded as being sent that nobody is sending: since the last run, or a failed write. */
  #mayBeInterrupted = true;
  /** Since when this process has been waiting for the mail server. */
  #outageSince: string | undefined;
  #outagePause = MIN_OUTAGE_PAUSE_MS;
  /** By `performance.now()`, which is monotonic. */
  #pausedUntil = 0;

  constructor(deps: MailSenderDeps) {
    this.#deps = deps;
    const { smtpUrl } = deps.config;
    if (smtpUrl !== undefined) this.#transport = openMailTransport({ ...deps.config, smtpUrl });
  }

  /** Looks for due mails now: one was written, or staff requested it. */
  wake(): void {
    void this.sendDue();
  }

  /** Starts no more mails, gives those being sent some seconds, and then closes the connections. */
  async close(): Promise<void> {
    this.#isClosing = true;
    await Promise.race([this.idle(), delay(DRAIN_TIMEOUT_MS, undefined, { ref: false })]);
    this.#transport?.close();
    // Aborted sends reject now, and store the reason.
    await Promise.race([this.idle(), delay(ABORT_TIMEOUT_MS, undefined, { ref: false })]);
  }

  /** Resolves when no mail is under way any more, and none that was found due is left. */
  async idle(): Promise<void> {
    while (this.#looking || this.#underWay.size > 0)
      await Promise.all([this.#looking, ...[...this.#underWay.values()].map(({ done }) => done)]);
  }

  /** Sends the mails that are due, one pass at a time; a call during a pass causes another one after it. */
  async sendDue(): Promise<void> {
    if (!this.#deps.database.isLeading()) {
      // Whoever leads takes up what this process may have begun.
      this.#mayBeInterrupted = true;
      return;
    }
    this.#isWoken = true;
    this.#looking ??= this.#lookWhileWoken().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async #lookWhileWoken(): Promise<void> {
    try {
      if (await this.#isAskedToTry()) this.#pausedUntil = 0;
      while (this.#isWoken && !this.#isPaused) {
        this.#isWoken = false;
        await this.#takeUp();
      }
    } catch (error) {
      this.#pauseForDatabase(error);
    }
  }

  /** Whether staff, on whichever server, have asked for a mail since the mail server could not be used. */
  async #isAskedToTry(): Promise<boolean> {
    if (this.#outageSince === undefined || !this.#isPaused) return false;
    const asked = await this.#deps.database.query
      .selectFrom('outbox')
      .select('id')
      .where('state', '=', 'waiting')
      .where('asked_at', '>', this.#outageSince)
      .executeTakeFirst();
    return asked !== undefined;
  }

  get #isPaused(): boolean {
    return (
      this.#isClosing ||
      this.#unrecorded.size > 0 ||
      performance.now() < this.#pausedUntil ||
      !this.#deps.database.isLeading()
    );
  }

  #pauseForDatabase(error: unknown): void {
    if (!this.#isPaused) this.#deps.log.error({ err: error }, 'Mails wait: the database cannot be used.');
    this.#mayBeInterrupted = true;
    this.#pausedUntil = performance.now() + DATABASE_PAUSE_MS;
  }

  async #takeUp(): Promise<void> {
    const { config, database, clock } = this.#deps;
    const transport = this.#transport;
    if (this.#mayBeInterrupted) {
      this.#mayBeInterrupted = false;
      await resumeInterrupted(database, new Set(this.#underWay.keys()), clock());
    }
    if (!transport) return;
    for (let after = 0; !this.#isPaused && this.#underWay.size < SEND_CONCURRENCY; ) {
      const rows = await mailRows(database.query)
        .where('outbox.state', '=', 'waiting')
        .where('outbox.id', '>', after)
        .orderBy('outbox.id')
        .limit(BATCH_ROWS)
        .execute();
      for (const row of rows) {
        if (this.#isPaused || this.#underWay.size >= SEND_CONCURRENCY) return;
        after = row.id;
        if (this.#underWay.has(row.id) || !isDue(row.next_attempt_at, clock())) continue;
        if (heldReason(config, row) !== null) continue;
        if ([...this.#underWay.values()].some((other) => mustFollow(row, other.row))) continue;
        this.#underWay.set(row.id, { row, done: this.#handle(transport, row) });
      }
      if (rows.length < BATCH_ROWS) return;
    }
  }

  async #handle(transport: MailTransport, row: MailRow): Promise<void> {
    try {
      await this.#sendOrDrop(transport, row);
    } catch (error) {
      this.#pauseForDatabase(error);
    } finally {
      this.#underWay.delete(row.id);
      this.wake();
    }
  }

  /** Rejects when the database cannot be used, and nothing was sent. */
  async #sendOrDrop(transport: MailTransport, row: MailRow): Promise<void> {
    const { config, database, clock, log } = this.#deps;
    const now = clock();
    const drop = (outcome: Outcome) => database.writes.run((trx) => dropMail(trx, row.id, outcome));
    const late = lateReason(row, now);
    if (late !== null) {
      const reason = row.reason && row.attempts > 0 ? `${late} ${row.reason}` : late;
      return drop({ state: 'failed', reason });
    }
    const obsolete = await obsoleteReason(database.query, row, now);
    if (obsolete !== null) return drop({ state: 'written-off', reason: obsolete });
    // Portals are told of its outcome.
    const links = await database.writes.run((trx) => beginAttempt(trx, row, config.siteUrl, now), {
      isAnnounced: false,
    });
    // Staff have discarded it in the meantime, or another mail has replaced it.
    if (!links) return;
    let mail: OutgoingMail;
    try {
      mail = outgoingMail(this.#deps, row, links, now);
    } catch (error) {
      log.error({ err: error, mail: row.id }, 'A mail cannot be created.');
      return this.#record(row, { state: 'failed', reason: 'It could not be created; the log says why.' });
    }
    try {
      await transport.send(mail, AbortSignal.timeout(SEND_TIMEOUT_MS));
    } catch (error) {
      return this.#fail(row, error, mail.to);
    }
    this.#outageSince = undefined;
    this.#outagePause = MIN_OUTAGE_PAUSE_MS;
    await this.#record(row, { state: 'sent', sent_at: clock().toISOString(), reason: null }, (trx) =>
      endOutage(trx, clock()),
    );
    log.info({ mail: row.id, kind: row.kind }, 'A mail was sent.');
  }

  async #fail(row: MailRow, error: unknown, to: string): Promise<void> {
    const { clock, log } = this.#deps;
    const { kind, reason } = deliveryFailure(error, to);
    // Aborted by the stop: it is tried again after the next start.
    if (this.#isClosing) return this.#record(row, { state: 'waiting', reason });
    if (kind === 'outage') return this.#pauseForOutage(row, reason);
    if (kind === 'refused') {
      log.warn({ mail: row.id }, 'A mail was refused.');
      const { recipient } = row;
      return this.#record(row, { state: 'failed', reason }, async (trx) => {
        if (isAddressRefused(error) && recipient !== null)
          await stopSubscriber(trx, recipient, reason, clock().toISOString());
      });
    }
    const next = new Date(clock().getTime() + pauseAfter(row.attempts + 1));
    return this.#record(row, { state: 'waiting', reason, next_attempt_at: next.toISOString() });
  }

  /** The mail server cannot be used: every waiting mail stores the reason, and none is tried for a while. */
  async #pauseForOutage(row: MailRow, reason: string): Promise<void> {
    const { clock, log } = this.#deps;
    const isNews = this.#outageSince === undefined;
    this.#outageSince = clock().toISOString();
    if (!this.#isPaused) {
      this.#pausedUntil = performance.now() + this.#outagePause;
      this.#outagePause = Math.min(this.#outagePause * 2, MAX_OUTAGE_PAUSE_MS);
    }
    if (isNews) log.warn({ mail: row.id }, 'The mail server cannot be used; mails wait.');
    // It was not tried in earnest, so the pause after its next failure does not grow.
    await this.#record(
      row,
      { state: 'waiting', reason, attempts: Math.max(row.attempts, 1) },
      async (trx) => {
        await markOutage(trx, reason, clock());
        await storeOutage(trx, reason, clock());
      },
    );
  }

  /**
   * Stores the outcome of a mail, however long that takes: until then no other mail is started. When the server
   * stops, the last attempt may fail, and the mail stays `sending`.
   */
  async #record({ id }: MailRow, outcome: Outcome, more?: WriteWork<void>): Promise<void> {
    for (;;) {
      try {
        await this.#deps.database.writes.run(async (trx) => {
          await endAttempt(trx, id, outcome);
          await more?.(trx);
        });
        this.#unrecorded.delete(id);
        return;
      } catch (error) {
        if (!this.#unrecorded.has(id))
          this.#deps.log.error({ err: error, mail: id }, 'The result of sending a mail could not be stored.');
        this.#unrecorded.add(id);
        if (this.#isClosing) return;
        await delay(RECORD_PAUSE_MS, undefined, { ref: false });
      }
    }
  }
}
