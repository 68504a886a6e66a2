import { getSubmission, markRead } from '@jeweler/core/api';
import { type SubmissionRecord, submissionRecordSchema } from '@jeweler/core/submissions';
import { atom, useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { presentIn } from '../shared/errors.ts';
import { affectedBy, queryKeys, refetchAffected } from '../shared/live/live-queries.ts';
import { usePortal } from '../shared/portal.ts';
import { useChange } from '../shared/use-change.ts';
import { usePortalQuery } from '../shared/use-query.ts';

export const recordKey = (reference: string) => [...queryKeys.submissions, 'record', reference];

/** The record as it is now, if a change failed because someone else has changed it first. */
export const presentRecord = (error: unknown): SubmissionRecord | undefined =>
  presentIn(error, submissionRecordSchema);

/** The record that this window deletes: while it is shown behind the dialog, it must not be fetched again. */
export const deletedReferenceAtom = atom<string>();

/** One submission with everything known about it, updated live. Opening it marks it as read. */
export const useSubmissionRecord = (reference: string) => {
  const { session, queries } = usePortal();
  const { report } = useChange();
  const isDeleted = useAtomValue(deletedReferenceAtom) === reference;
  const { data: record, ...query } = usePortalQuery(
    recordKey(reference),
    (http) => getSubmission(http, reference),
    { enabled: ({ state }) => !isDeleted || state.data === undefined },
  );

  const isUnread = record?.unread === true;
  useEffect(() => {
    if (!isUnread) return;
    markRead(session.http, { references: [reference], isRead: true })
      .then(() => refetchAffected(queries, affectedBy.submission))
      // It stays unread, which is harmless: opening it again marks it.
      .catch(() => undefined);
  }, [isUnread, reference, session, queries]);

  const markUnread = () =>
    report((http) => markRead(http, { references: [reference], isRead: false }), {
      failed: 'It is still marked as read',
    });

  return { ...query, record, markUnread };
};
