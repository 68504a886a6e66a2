export interface Notice {
  /** A later notice on the same topic replaces it. */
  readonly topic: 'files' | 'submissions';
  readonly title: string;
  readonly body: string;
  /** Path and query of the portal to open on click. */
  readonly path: string;
  /** References of the requests that a button marks as read; none while locked. */
  readonly references?: readonly string[];
  /** Whether it makes no sound. */
  readonly isSilent?: boolean;
}

/** Where each topic is shown: the library, newest first, and the requests. */
export const topicPaths = {
  files: '/admin/media?sort=newest',
  submissions: '/admin/requests',
} as const satisfies Record<Notice['topic'], string>;
