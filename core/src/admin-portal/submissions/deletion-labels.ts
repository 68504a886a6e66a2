import type { Deletion, DeletionReason } from '../../submissions/index.ts';
import { longTime } from '../shared/times.ts';
import { requests } from './labels.ts';

export const reasonLabels: Readonly<Record<DeletionReason, string>> = {
  person: 'at a person’s request',
  spam: 'as spam',
  retention: 'because of their age',
};

export const byLabel = ({ by }: Pick<Deletion, 'by'>): string =>
  by === null ? 'by the server itself' : `by ${by}`;

/** '3 requests at a person’s request, by alma, on Friday, November 20, 2026 at 7:12 AM.' */
export const deletionSentence = (deletion: Deletion): string =>
  `${requests(deletion.count)} ${reasonLabels[deletion.reason]}, ${byLabel(deletion)}, on ${longTime(deletion.at)}.`;
