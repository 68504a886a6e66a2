import type { SubmissionKind } from '../../schemas/index.ts';

/** Something that a visitor has sent while the portal runs. */
export interface ArrivedSubmission {
  readonly reference: string;
  readonly kind: SubmissionKind;
  /** Name, or what else is known of the sender. */
  readonly sender: string;
}

/**
 * What a program tells the person outside of its window. Such a host stays connected to the server also
 * when its window is out of sight.
 */
export interface HostNotifications {
  /** Told the names of files that have come into the media folder. */
  readonly filesArrived: (names: readonly string[]) => void;
  /** Told what visitors have sent; all that were missed while the connection was lost at once. */
  readonly submissionsArrived: (submissions: readonly ArrivedSubmission[]) => void;
  /** Told how many submissions the person has not read, for a badge; 0 when nobody is signed in. */
  readonly showUnread: (count: number) => void;
  /** Whether notifications say who has sent something; off until the person switches it on. */
  readonly showsNames: () => boolean;
  readonly setShowsNames: (on: boolean) => void;
  /** Calls `listener` when `showsNames` changes; returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void;
}
