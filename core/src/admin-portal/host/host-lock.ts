/** Minutes without input after which the screens may be locked; 0 is never. */
export const lockMinutes = [0, 5, 15, 30, 60] as const;
export type LockMinutes = (typeof lockMinutes)[number];

export interface LockState {
  readonly isLocked: boolean;
  readonly minutes: LockMinutes;
}

/**
 * The lock over the screens of a program that stays open all day. Its state is the host's, and outlives
 * a reload; the host opens it when the server has accepted the password (`checkPassword`), or a new
 * session begins.
 */
export interface HostLock {
  /** The same object until something changes. */
  readonly state: () => LockState;
  /** Calls `listener` after each change; returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly lock: () => void;
  readonly setMinutes: (minutes: LockMinutes) => void;
}
