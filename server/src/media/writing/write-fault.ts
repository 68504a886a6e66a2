const faults: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk of the media folder is full. Delete something, or ask whoever runs the server.',
  EDQUOT: 'The disk of the media folder is full. Delete something, or ask whoever runs the server.',
  EROFS: 'The media folder cannot be written. Ask whoever runs the server.',
  EACCES: 'The media folder cannot be written. Ask whoever runs the server.',
  EPERM: 'The media folder cannot be written. Ask whoever runs the server.',
  ENOENT: 'This is no longer there.',
};

/** What staff are told when the media folder cannot be written; undefined for errors of other kinds. */
export const describeWriteFault = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error ? faults[String(error.code)] : undefined;
