export interface Notice {
  /** A later notice on the same topic replaces it. */
  readonly topic: 'files' | 'submissions';
  readonly title: string;
  readonly body: string;
  /** Path and query of the portal to open on click. */
  readonly path: string;
}

/** Where each topic is shown: the library, newest first, and the requests. */
export const topicPaths = {
  files: '/admin/media?sort=newest',
  submissions: '/admin/requests',
} as const satisfies Record<Notice['topic'], string>;
