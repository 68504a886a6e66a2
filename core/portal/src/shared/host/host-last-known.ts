/** The server's last answer to `getToday`, unparsed, and when it came by this computer's clock, in milliseconds. */
export interface LastKnown {
  readonly at: number;
  readonly today: unknown;
}

/** What a program keeps for the time that the server cannot be reached: two days, and no longer than the session. */
export interface HostLastKnown {
  /** Null if nothing is kept, and while locked. */
  readonly read: () => Promise<LastKnown | null>;
}
