/**
 * Who performs an action, and when. The name is stored with the action and so remains when the admin is
 * deleted.
 */
export interface Actor {
  readonly adminId: number;
  readonly username: string;
  /** ISO date-time, UTC. */
  readonly at: string;
}
