import { setTimeout as delay } from 'node:timers/promises';
import { slotHasBegun } from '@jeweler/core/business';
import type { MailState } from '@jeweler/core/schemas';
import { every } from '../../background-tasks.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../database/sqlite.ts';
import type { Log } from '../../log.ts';
import { idleConfirmationReason, stopSubscriber } from '../newsletter/subscriber-mails.ts';
import { type MailRow, mailRows } from './compose-mail.ts';
import { type DeliveryFailure, deliveryFailure, isAddressRefused } from './delivery-failure.ts';
import { heldReason, mailMode } from './mail-mode.ts';
import type { MailTransport, OutgoingMail } from './mail-transport.ts';
import type { MailFacts } from './outbox.ts';
import { outgoingMail } from './outgoing-mail.ts';
import { isDue, lateReason, pauseAfter } from './retry-times.ts';

/** Interval of checks for due mails, in addition to those after writes, in milliseconds. */
const INTERVAL = 2000;
/** Mails being sent at the same time. */
const AT_ONCE = 3;
/** Rows read at a time. */
const BATCH = 100;
/** Timeout for sending one mail, in milliseconds, whatever the server does. */
const SEND_DEADLINE = 180_000;
/** How long mails being sent may take to finish when the server stops, in milliseconds. */
const DRAIN_DEADLINE = 8000;
/** How long storing the outcome of aborted mails may take, in milliseconds. */
const LAST_WORDS = 2000;
/** Pauses while the mail server cannot be used, in milliseconds: each twice as long as the one before. */
const FIRST_OUTAGE_PAUSE = 15_000;
const LONGEST_OUTAGE_PAUSE = 600_000;

export interface MailSenderDeps {
  readonly config: Pick<Config, 'smtpUrl' | 'siteUrl' | 'notifyEmail'>;
  readonly database: Database;
  readonly clock: () => Date;
  readonly log: Pick<Log, 'info' | 'warn' | 'error'>;
  /** Undefined: mail is off. */
  readonly transport: MailTransport | undefined;
  /** Called when the state of a mail has changed. */
  readonly announce: () => void;
}

/**
 * Sends the mails of the outbox; nothing else does. A mail is `sent` once the server has accepted it and that
 * has been committed: after a crash between the two it is sent a second time, with the same Message-ID. No
 * error in here stops the server.
 */
export class MailSender {
  readonly #deps: MailSenderDeps;
  readonly #underWay = new Map<number, Promise<void>>();
  readonly #stopLooking: () => void;
  #looking: Promise<void> | undefined;
  #isWoken = false;
  #isClosing = false;
  #outage: string | null = null;
  #outagePause = FIRST_OUTAGE_PAUSE;
  /** By `performance.now()`, which is monotonic. */
  #pausedUntil = 0;

  constructor(deps: MailSenderDeps) {
    this.#deps = deps;
    this.#stopLooking = every(INTERVAL, 'sending mail', () => this.#look(), deps.log);
  }

  /** The mail server's reply when it could not be used; null when it could, or has not been tried. */
  get outage(): string | null {
    return this.#outage;
  }

  /** Looks for due mails now: one was written, or staff requested it. */
  wake({ despiteOutage = false } = {}): void {
    if (despiteOutage) this.#pausedUntil = 0;
    void this.#look();
  }

  /** Starts no more mails, gives those being sent some seconds, and then closes the connections. */
  async close(): Promise<void> {
    this.#isClosing = true;
    this.#stopLooking();
    await Promise.race([this.#idle(), delay(DRAIN_DEADLINE, undefined, { ref: false })]);
    this.#deps.transport?.close();
    // Aborted sends reject now, and store the reason.
    await Promise.race([this.#idle(), delay(LAST_WORDS, undefined, { ref: false })]);
  }

  async #idle(): Promise<void> {
    await this.#looking;
    await Promise.all(this.#underWay.values());
  }

  /** One pass at a time; a call during a pass causes another one after it. */
  async #look(): Promise<void> {
    this.#isWoken = true;
    this.#looking ??= this.#lookWhileWoken().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async #lookWhileWoken(): Promise<void> {
    while (this.#isWoken && !this.#isClosing) {
      this.#isWoken = false;
      try {
        await this.#takeUp();
      } catch (error) {
        this.#deps.log.error({ err: error }, 'The outbox cannot be read.');
      }
    }
  }

  get #isPaused(): boolean {
    return this.#isClosing || performance.now() < this.#pausedUntil;
  }

  async #takeUp(): Promise<void> {
    const { config, database, clock, transport } = this.#deps;
    if (!transport || mailMode(config) === 'off') return;
    for (let after = 0; !this.#isPaused && this.#underWay.size < AT_ONCE; ) {
      const rows = await mailRows(database.query)
        .where('outbox.state', '=', 'waiting')
        .where('outbox.id', '>', after)
        .orderBy('outbox.id')
        .limit(BATCH)
        .execute();
      for (const row of rows) {
        if (this.#isPaused || this.#underWay.size >= AT_ONCE) return;
        after = row.id;
        if (this.#underWay.has(row.id) || !isDue(row.next_attempt_at, clock())) continue;
        if (heldReason(config, row) !== null) continue;
        this.#underWay.set(row.id, this.#handle(transport, row));
      }
      if (rows.length < BATCH) return;
    }
  }

  async #handle(transport: MailTransport, row: MailRow): Promise<void> {
    try {
      await this.#sendOrDrop(transport, row);
    } catch (error) {
      this.#deps.log.error({ err: error, mail: row.id }, 'The result of sending a mail could not be stored.');
      this.#pausedUntil = performance.now() + FIRST_OUTAGE_PAUSE;
    } finally {
      this.#underWay.delete(row.id);
      this.#deps.announce();
      this.wake();
    }
  }

  async #sendOrDrop(transport: MailTransport, row: MailRow): Promise<void> {
    const now = this.#deps.clock();
    const late = lateReason(row, now);
    if (late !== null) {
      const reason = row.reason && row.attempts > 0 ? `${late} ${row.reason}` : late;
      return this.#settle(row, { state: 'failed', reason }, { onlyIfWaiting: true });
    }
    const idle = await this.#idleReason(row, now);
    if (idle !== null)
      return this.#settle(row, { state: 'written-off', reason: idle }, { onlyIfWaiting: true });
    let mail: OutgoingMail;
    try {
      mail = await outgoingMail(this.#deps, row, now);
    } catch (error) {
      this.#deps.log.error({ err: error, mail: row.id }, 'A mail cannot be created.');
      return this.#settle(
        row,
        { state: 'failed', reason: 'It could not be created; the log says why.' },
        { onlyIfWaiting: true },
      );
    }
    try {
      await transport.send(mail, AbortSignal.timeout(SEND_DEADLINE));
    } catch (error) {
      return this.#fail(row, { ...deliveryFailure(error), isAddressRefused: isAddressRefused(error) });
    }
    this.#outage = null;
    this.#outagePause = FIRST_OUTAGE_PAUSE;
    await this.#settle(row, { state: 'sent', sent_at: this.#deps.clock().toISOString(), reason: null });
    this.#deps.log.info({ mail: row.id, kind: row.kind }, 'A mail was sent.');
  }

  /** Why a mail is no longer of use; null when it still is. */
  async #idleReason(row: MailRow, now: Date): Promise<string | null> {
    const { kind, facts, submission_id: id, subscriber_id, asked_at } = row;
    if (subscriber_id !== null)
      return idleConfirmationReason(this.#deps.database.query, { subscriber_id, asked_at });
    const { appointment } = JSON.parse(facts) as MailFacts;
    if (!kind.startsWith('appointment-') || !appointment) return null;
    if (slotHasBegun(appointment.day, appointment.slot, now))
      return 'The appointment time had already passed.';
    if (kind !== 'appointment-reminder' || id === null) return null;
    const present = await this.#deps.database.query
      .selectFrom('submissions')
      .select(['status', 'appointment_day', 'appointment_slot'])
      .where('id', '=', id)
      .executeTakeFirst();
    const holds =
      present?.status === 'confirmed' &&
      present.appointment_day === appointment.day &&
      present.appointment_slot === appointment.slot;
    return holds ? null : 'The appointment is no longer confirmed for that time.';
  }

  async #fail(
    row: MailRow,
    { kind, reason, isAddressRefused: isRefused }: DeliveryFailure & { readonly isAddressRefused: boolean },
  ): Promise<void> {
    // Aborted by the stop: it is tried again after the next start.
    if (this.#isClosing)
      return this.#settle(row, { attempts: row.attempts + 1, reason }, { onlyIfWaiting: true });
    if (kind === 'outage') return this.#pause(row, reason);
    if (kind === 'refused') {
      this.#deps.log.warn({ mail: row.id }, 'A mail was refused.');
      return this.#settle(
        row,
        { state: 'failed', attempts: row.attempts + 1, reason },
        { onlyIfWaiting: true, refusedAddress: isRefused ? row.recipient : null },
      );
    }
    const attempts = row.attempts + 1;
    const next = new Date(this.#deps.clock().getTime() + pauseAfter(attempts));
    return this.#settle(
      row,
      { attempts, reason, next_attempt_at: next.toISOString() },
      { onlyIfWaiting: true },
    );
  }

  /** The mail server cannot be used: every waiting mail stores the reason, and none is tried for a while. */
  async #pause(row: MailRow, reason: string): Promise<void> {
    const isNews = this.#outage === null;
    this.#outage = reason;
    if (!this.#isPaused) {
      this.#pausedUntil = performance.now() + this.#outagePause;
      this.#outagePause = Math.min(this.#outagePause * 2, LONGEST_OUTAGE_PAUSE);
    }
    if (isNews) this.#deps.log.warn({ mail: row.id }, 'The mail server cannot be used; mails wait.');
    const now = this.#deps.clock().toISOString();
    await this.#deps.database.writes.run((trx) =>
      trx
        .updateTable('outbox')
        .set(({ eb, ref }) => ({
          reason,
          attempts: eb.case().when('attempts', '=', 0).then(1).else(ref('attempts')).end(),
        }))
        .where('state', '=', 'waiting')
        .where(({ or, eb }) => or([eb('next_attempt_at', 'is', null), eb('next_attempt_at', '<=', now)]))
        .execute(),
    );
  }

  /**
   * Stores the outcome of a mail. A decision that staff have made in the meantime is preserved, unless the
   * mail was sent.
   */
  async #settle(
    { id }: MailRow,
    outcome: {
      state?: MailState;
      reason: string | null;
      attempts?: number;
      next_attempt_at?: string;
      sent_at?: string;
    },
    {
      onlyIfWaiting = false,
      refusedAddress = null,
    }: { readonly onlyIfWaiting?: boolean; readonly refusedAddress?: string | null } = {},
  ): Promise<void> {
    await this.#deps.database.writes.run(async (trx) => {
      await trx
        .updateTable('outbox')
        .set(outcome)
        .where('id', '=', id)
        .$if(onlyIfWaiting, (update) => update.where('state', '=', 'waiting'))
        .execute();
      if (refusedAddress !== null)
        await stopSubscriber(trx, refusedAddress, outcome.reason ?? '', this.#deps.clock().toISOString());
    });
  }
}
