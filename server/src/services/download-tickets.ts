import { randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import type { AdminSessions, LiveSession } from './admin-sessions.ts';

/** Sends what was asked for; returns whether there was anything to send. */
export type SendDownload = (request: Request, response: Response) => Promise<boolean>;

interface Ticket {
  readonly send: SendDownload;
  /** What it keeps in memory, in names of files. */
  readonly size: number;
  readonly session: LiveSession;
  /** In epoch milliseconds. */
  readonly expiresAt: number;
}

/** How long a ticket can be used, in milliseconds: a browser asks at once. */
const LIFE = 60_000;
/** Sizes of all tickets together; the oldest tickets give way. */
const MOST_KEPT = 100_000;
const TICKET_BYTES = 32;

/**
 * Downloads that were asked for and have not begun. A browser sends no bearer token with a download,
 * so each is let pass by an address that nobody can guess, once, soon, and while the session of who
 * asked for it lasts.
 */
export class DownloadTickets {
  readonly #sessions: AdminSessions;
  readonly #clock: () => Date;
  readonly #tickets = new LRUCache<string, Ticket>({
    maxSize: MOST_KEPT,
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
   * The root-relative address that gives the download.
   * @param size how many names the ticket keeps in memory, at least 1
   */
  issue(session: LiveSession, send: SendDownload, size = 1): string {
    const name = randomBytes(TICKET_BYTES).toString('base64url');
    this.#tickets.set(name, { send, size, session, expiresAt: this.#clock().getTime() + LIFE });
    return `${DOWNLOADS}/${name}`;
  }

  /** What a ticket gives, which is used up by this; undefined when it is not good, or no longer. */
  async take(name: string): Promise<SendDownload | undefined> {
    const ticket = this.#tickets.get(name);
    this.#tickets.delete(name);
    if (!ticket || ticket.expiresAt <= this.#clock().getTime()) return undefined;
    return (await this.#sessions.isLive(ticket.session)) ? ticket.send : undefined;
  }
}

/** Not under /api/admin: the ticket in the address stands in for the token of the session. */
export const DOWNLOADS = '/api/downloads';
