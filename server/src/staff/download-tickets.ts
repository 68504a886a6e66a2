import { randomBytes } from 'node:crypto';
import type { Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { AdminSessions, LiveSession } from './admin-sessions.ts';

/** Sends the requested file. @throws NotFoundError when there is nothing to send */
export type SendDownload = (response: Response) => Promise<void>;

interface Ticket {
  readonly send: SendDownload;
  /** Number of file names that the ticket holds in memory. */
  readonly size: number;
  readonly session: LiveSession;
  /** In epoch milliseconds. */
  readonly expiresAt: number;
}

/** How long a ticket can be used: a browser uses it at once. */
const LIFETIME_MS = 60_000;
/** Limit of the sizes of all tickets together; the oldest are evicted. */
const MAX_TICKETS = 100_000;
const TICKET_BYTES = 32;

/**
 * Downloads that were requested and have not started. A browser sends no bearer token with a download, so
 * access is granted by an unguessable address, which works once, for a short time, and only while the session
 * of the admin who requested it lasts.
 */
export class DownloadTickets {
  readonly #sessions: AdminSessions;
  readonly #clock: () => Date;
  readonly #tickets = new LRUCache<string, Ticket>({
    maxSize: MAX_TICKETS,
    sizeCalculation: ({ size }) => size,
  });

  constructor(sessions: AdminSessions, clock: () => Date) {
    this.#sessions = sessions;
    this.#clock = clock;
    sessions.onRevoke((fingerprint) => {
      for (const [name, { session }] of this.#tickets)
        if (session.fingerprint === fingerprint) this.#tickets.delete(name);
    });
  }

  /**
   * Returns the root-relative address of the download.
   * @param size how many file names the ticket holds in memory, at least 1
   */
  issue(session: LiveSession, send: SendDownload, size = 1): string {
    const name = randomBytes(TICKET_BYTES).toString('base64url');
    this.#tickets.set(name, { send, size, session, expiresAt: this.#clock().getTime() + LIFETIME_MS });
    return `${DOWNLOADS}/${name}`;
  }

  /** Redeems a ticket, which can be used only once; undefined when it is invalid or expired. */
  async take(name: string): Promise<SendDownload | undefined> {
    const ticket = this.#tickets.get(name);
    this.#tickets.delete(name);
    if (!ticket || ticket.expiresAt <= this.#clock().getTime()) return undefined;
    return (await this.#sessions.isLive(ticket.session)) ? ticket.send : undefined;
  }
}

/** Not under /api/admin: the ticket in the URL replaces the session token. */
export const DOWNLOADS = '/api/downloads';
