import { ApiError } from '@jeweler/core/api';
import { type Interruption, outcomeOfFailure, type SendOutcome, type UploadPhase } from '@jeweler/core/files';

const DISK_FULL =
  'The server’s disk is nearly full, so nothing more can be stored. Tell whoever runs the server, then try again: what is deleted here makes room only after 30 days.';
const TROUBLE =
  'The server has run into a problem. Please try again. If the problem continues, tell whoever runs the server.';
const NOT_STORED = 'The file could not be stored. Please try again.';

const sentences: Readonly<Record<number, string>> = {
  0: 'The file can no longer be read on this computer: it was moved, changed or deleted. Choose it again.',
  404: 'The folder no longer exists. Choose another one.',
  413: 'The file is too large for the server. Pictures can be up to 50 MB, videos up to 2 GB.',
  415: 'This kind of file is not accepted. Use JPEG, PNG, WebP or AVIF for pictures, MP4 or MOV for videos.',
};

/** What is wrong and what to do about it. */
const sentenceOf = (status: number, message: string | undefined): string => {
  if (status === 507) return DISK_FULL;
  if (status >= 500) return TROUBLE;
  const sentence = message ?? sentences[status];
  return sentence ?? (status < 400 ? NOT_STORED : `The server refused this file (${status}).`);
};

/** What the end of an attempt makes of an upload. */
export const toPhase = (outcome: SendOutcome): UploadPhase | Interruption => {
  if (!('status' in outcome)) return outcome;
  const { status, message } = outcome;
  return { state: 'failed', reason: sentenceOf(status, message), canRetry: status !== 0 && status !== 415 };
};

/** What a failed question about a complete upload means for it. */
export const outcomeOfCall = (error: unknown): SendOutcome => {
  if (!(error instanceof ApiError)) return { status: 500 };
  const { status, code, serverMessage: message, present } = error;
  if (code === 'unauthorized') return { kind: 'interrupted', why: 'sign-in' };
  if (code === 'network') return { kind: 'interrupted', why: 'connection' };
  // A decision that cannot be followed, such as replacing a folder.
  if (status === 409 && !present) return { status, message };
  return outcomeOfFailure(status || 500, { message, present });
};
