import { RefusedError } from '../../errors.ts';

/** The file system's code, such as `ENOENT`. */
export const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;

/** Whether a file or folder does not exist. */
export const isMissing = (error: unknown): boolean => codeOf(error) === 'ENOENT';

/** Whether there is no room for what should be written. */
export const isDiskFull = (error: unknown): boolean => ['ENOSPC', 'EDQUOT'].includes(codeOf(error) ?? '');

/** Undefined when the call fails with such an error. */
export const unless = async <Result>(
  isExpected: (error: unknown) => boolean,
  call: Promise<Result>,
): Promise<Result | undefined> => {
  try {
    return await call;
  } catch (error) {
    if (isExpected(error)) return undefined;
    throw error;
  }
};

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

/** What else happens when files are moved. */
const changeFaults: Readonly<Record<string, string>> = {
  EEXIST: 'There is something of this name in the folder already. Please choose another one.',
  ENOENT: 'This is no longer there: someone has moved, renamed or deleted it.',
  EXDEV: 'This is on another disk than the media folder, and can only be changed there.',
  EBUSY: 'Another program is using this. Please try again in a moment.',
};

/** The error that staff read: faults of the file system become 409 with a sentence, all others stay. */
export const asSentence = (error: unknown): unknown => {
  if (!(error instanceof Error && 'code' in error) || 'status' in error) return error;
  const sentence = changeFaults[String(error.code)] ?? describeWriteFault(error);
  return sentence === undefined ? error : new RefusedError('name', sentence);
};
