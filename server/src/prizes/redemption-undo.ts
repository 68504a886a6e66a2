import { REDEMPTION_UNDO_SECONDS } from '@jeweler/core/submissions';

const LIMIT = REDEMPTION_UNDO_SECONDS * 1000;

interface Redemption {
  /** Id of the claim. */
  readonly id: number;
  /** ISO date-time, UTC. */
  readonly at: string;
}

/**
 * How long a redemption can be undone. The system clock can be set back in the meantime, so the elapsed time
 * is also measured by a monotonic one: from the redemption, or, if an earlier run of the server stored it,
 * from the start of this one. Whichever reaches the limit first ends it. Of what another server stored in a shared
 * database only the time of day is known.
 */
export class RedemptionUndo {
  readonly #uptime: () => number;
  readonly #isShared: boolean;
  /** Uptime at the redemption, by the id of the claim. */
  readonly #redeemedAt = new Map<number, number>();

  /**
   * @param uptime milliseconds since the server's start, by a monotonic clock
   * @param isShared whether other servers store redemptions too
   */
  constructor(uptime: () => number, isShared: boolean) {
    this.#uptime = uptime;
    this.#isShared = isShared;
  }

  /** To be called when a claim is redeemed. */
  begin(id: number): void {
    const now = this.#uptime();
    for (const [other, at] of this.#redeemedAt) if (now - at > LIMIT) this.#redeemedAt.delete(other);
    this.#redeemedAt.set(id, now);
  }

  /** Milliseconds left to undo it; 0 when it is final. */
  left({ id, at }: Redemption, now: Date): number {
    const redeemedAt = this.#redeemedAt.get(id);
    const byDay = now.getTime() - Date.parse(at);
    // Without a measured uptime, a redemption time in the future cannot be trusted.
    if (redeemedAt === undefined && byDay < 0) return 0;
    if (redeemedAt === undefined && this.#isShared) return Math.max(0, LIMIT - byDay);
    return Math.max(0, LIMIT - Math.max(byDay, this.#uptime() - (redeemedAt ?? 0)));
  }
}
