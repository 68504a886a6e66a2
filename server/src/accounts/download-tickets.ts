import type { Response } from 'express';
import type { Database } from '../database/database.ts';
import { NotFoundError } from '../errors.ts';
import { newToken, tokenHash } from '../secret-token.ts';
import { recordEvent } from './account-events.ts';
import { getActor, getSession } from './require-staff.ts';

/**
 * Sends what was asked for, as `issue` was given it.
 * @throws NotFoundError when there is nothing to send
 */
type SendDownload<Asked> = (response: Response, asked: Asked) => Promise<void>;

/** How long a ticket can be used: a browser uses it at once. */
const LIFETIME_MS = 60_000;
export const EXPIRED = 'This download has expired. Please choose Download again.';

/**
 * Downloads that were requested and have not started. A browser sends no bearer token with a download, so
 * access is granted by an unguessable address, which works once, for a short time, and only while the session
 * of the admin who requested it lasts. They are in the database, so that any server can send them.
 */
export class DownloadTickets {
  readonly #database: Database;
  readonly #clock: () => Date;
  readonly #senders = new Map<string, SendDownload<never>>();

  constructor(database: Database, clock: () => Date) {
    this.#database = database;
    this.#clock = clock;
  }

  /**
   * Makes known how downloads of a kind are sent. Returns a function that stores what is asked for (as JSON), and
   * resolves with the root-relative address of the download for whoever makes the request.
   * @param kind unique among all downloads
   * @param exports what of people's data it contains, in words: then it is noted
   */
  offer<Asked>(
    kind: string,
    send: SendDownload<Asked>,
    exports?: string,
  ): (requested: Response, asked: Asked) => Promise<{ url: string }> {
    this.#senders.set(kind, send);
    return async (requested, asked) => {
      const name = newToken();
      const now = this.#clock();
      const { fingerprint, expiresAt } = getSession(requested);
      const atLatest = new Date(now.getTime() + LIFETIME_MS).toISOString();
      const row = {
        token_hash: tokenHash(name),
        // A session that is ended takes its tickets with it.
        session_hash: fingerprint,
        kind,
        asked: JSON.stringify(asked ?? null),
        expires_at: expiresAt < atLatest ? expiresAt : atLatest,
      };
      await this.#database.writes.run(async (trx) => {
        await trx.deleteFrom('download_tickets').where('expires_at', '<=', now.toISOString()).execute();
        await trx.insertInto('download_tickets').values(row).execute();
        if (exports !== undefined) await recordEvent(trx, getActor(requested, now), 'exported', exports);
      });
      return { url: `${DOWNLOADS}/${name}` };
    };
  }

  /** Sends what a ticket was issued for, which works only once. @throws NotFoundError when it is invalid or expired */
  async redeem(name: string, response: Response): Promise<void> {
    const now = this.#clock().toISOString();
    const isKnown = await this.#database.query
      .selectFrom('download_tickets')
      .select('kind')
      .where('token_hash', '=', tokenHash(name))
      .executeTakeFirst();
    // Who guesses takes no turn among those who store something.
    if (!isKnown) throw new NotFoundError(EXPIRED);
    const ticket = await this.#database.writes.run((trx) =>
      trx
        .deleteFrom('download_tickets')
        .where('token_hash', '=', tokenHash(name))
        .returning(['kind', 'asked', 'expires_at'])
        .executeTakeFirst(),
    );
    const send = this.#senders.get(ticket?.kind ?? '');
    if (!ticket || !send || ticket.expires_at <= now) throw new NotFoundError(EXPIRED);
    await send(response, JSON.parse(ticket.asked) as never);
  }
}

/** Not under /api/admin: the ticket in the URL replaces the session token. */
export const DOWNLOADS = '/api/downloads';
