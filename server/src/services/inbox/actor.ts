/** Who does something, and when. The name is kept with what was done and so outlives the admin. */
export interface Actor {
  readonly adminId: number;
  readonly username: string;
  /** ISO date-time, UTC. */
  readonly at: string;
}
