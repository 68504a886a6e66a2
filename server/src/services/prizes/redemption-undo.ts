import { REDEMPTION_UNDO_SECONDS } from '@jeweler/core/schemas';

const LIMIT = REDEMPTION_UNDO_SECONDS * 1000;

interface Redemption {
  /** Number of the claim. */
  readonly id: number;
  /** ISO date-time, UTC. */
  readonly at: string;
}

/**
 * For how long a redemption can be taken back. The clock of the day can be set back while somebody waits, so the
 * time since is also measured by one that cannot: from the redemption, or, for one that an earlier run of the server has
 * stored, from the start of this one. Either of them ends it.
 */
export class RedemptionUndo {
  readonly #uptime: () => number;
  /** By the number of the claim: the uptime at its redemption. */
  readonly #redeemedAt = new Map<number, number>();

  /** @param uptime milliseconds since the server's start, by a clock that nobody sets */
  constructor(uptime: () => number) {
    this.#uptime = uptime;
  }

  /** To be called when a claim is redeemed. */
  begin(id: number): void {
    const now = this.#uptime();
    for (const [other, at] of this.#redeemedAt) if (now - at > LIMIT) this.#redeemedAt.delete(other);
    this.#redeemedAt.set(id, now);
  }

  /** Milliseconds that are left to take it back; 0 when it stands. */
  left({ id, at }: Redemption, now: Date): number {
    const redeemedAt = this.#redeemedAt.get(id);
    const byDay = now.getTime() - Date.parse(at);
    // Without the other clock's word for it, a time to come is no time of a redemption.
    if (redeemedAt === undefined && byDay < 0) return 0;
    return Math.max(0, LIMIT - Math.max(byDay, this.#uptime() - (redeemedAt ?? 0)));
  }
}
