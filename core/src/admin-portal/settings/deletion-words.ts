import type { Deletion, DeletionReason } from '../../schemas/index.ts';
import { longTime } from '../inbox/times.ts';
import { requests } from '../inbox/words.ts';

export const reasonWords: Readonly<Record<DeletionReason, string>> = {
  person: 'at a person’s request',
  spam: 'as spam',
  retention: 'because of their age',
};

export const byWords = ({ by }: Pick<Deletion, 'by'>): string =>
  by === null ? 'by the server itself' : `by ${by}`;

/** '3 requests at a person’s request, by alma, on Friday, November 20, 2026 at 7:12 AM.' */
export const deletionSentence = (deletion: Deletion): string =>
  `${requests(deletion.count)} ${reasonWords[deletion.reason]}, ${byWords(deletion)}, on ${longTime(deletion.at)}.`;
