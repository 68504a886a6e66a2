import type { OpeningHours } from '@jeweler/core/schemas';
import type { SubmissionKind } from '@jeweler/core/submissions';
import type { HostSettings } from './host-settings.ts';

/** A submission that arrived while the portal is running. */
export interface ArrivedSubmission {
  readonly reference: string;
  readonly kind: SubmissionKind;
  /** The sender's name, or else another known detail. */
  readonly sender: string;
  /** It was there before, and photos have come to it. */
  readonly isPhotos?: true;
}

/**
 * Notifications shown by the program outside its window. A host with notifications stays connected to the
 * server while its window is hidden.
 */
export interface HostNotifications extends HostSettings {
  /** Called with the names of files added to the media folder. */
  readonly filesArrived: (names: readonly string[]) => void;
  /** Called with new submissions; those missed during a lost connection are passed in one call. */
  readonly submissionsArrived: (submissions: readonly ArrivedSubmission[]) => void;
  /** Called with the number of submissions the user has not read, for a badge; 0 when signed out. */
  readonly showUnread: (count: number) => void;
  /** Called with the opening hours when they are known, and whenever they change. */
  readonly learnHours: (hours: OpeningHours) => void;
  /** Calls `listener` with the requests that a button of a notification marks as read. */
  readonly subscribeToMarkRead: (listener: (references: readonly string[]) => void) => () => void;
}
