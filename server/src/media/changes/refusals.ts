import { RefusedError } from '../../errors.ts';
import { describeWriteFault } from '../writing/write-fault.ts';

const sentences: Readonly<Record<string, string>> = {
  EEXIST: 'There is something of this name in the folder already. Please choose another one.',
  ENOENT: 'This is no longer there: someone has moved, renamed or deleted it.',
  EXDEV: 'This is on another disk than the media folder, and can only be changed there.',
  EBUSY: 'Another program is using this. Please try again in a moment.',
};

/** The error that staff read: faults of the file system become 409 with a sentence, all others stay. */
export const asSentence = (error: unknown): unknown => {
  if (!(error instanceof Error && 'code' in error) || 'status' in error) return error;
  const sentence = sentences[String(error.code)] ?? describeWriteFault(error);
  return sentence === undefined ? error : new RefusedError('name', sentence);
};
