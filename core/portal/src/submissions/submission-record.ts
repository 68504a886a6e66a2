import { getSubmission, markRead } from '@jeweler/core/api';
import { type SubmissionRecord, submissionRecordSchema } from '@jeweler/core/submissions';
import { atom, useAtomValue } from 'jotai';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { presentIn } from '../shared/errors.ts';
import { useIsLocked } from '../shared/host/host-lock.ts';
import { affectedBy, queryKeys, refetchAffected } from '../shared/live/live-queries.ts';
import { useHost, usePortal } from '../shared/portal.ts';
import { useChange } from '../shared/use-change.ts';
import { usePortalQuery } from '../shared/use-query.ts';

export const recordKey = (reference: string) => [...queryKeys.submissions, 'record', reference];

/** The record as it is now, if a change failed because someone else has changed it first. */
export const presentRecord = (error: unknown): SubmissionRecord | undefined =>
  presentIn(error, submissionRecordSchema);

/** The record that this window deletes: while it is shown behind the dialog, it must not be fetched again. */
export const deletedReferenceAtom = atom<string>();

const subscribeToFocus = (listener: () => void) => {
  for (const name of ['focus', 'blur']) window.addEventListener(name, listener);
  return () => {
    for (const name of ['focus', 'blur']) window.removeEventListener(name, listener);
  };
};

/**
 * One submission with everything known about it, updated live. Opening it marks it as read, and so does being there when
 * something has come to it since.
 */
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
  const isThere = record !== undefined;
  const isLocked = useIsLocked(useHost().lock);
  const hasFocus = useSyncExternalStore(subscribeToFocus, () => document.hasFocus());
  const opened = useRef<string>(undefined);
  useEffect(() => {
    // Whoever opens it is there; what comes to it while it is left open may be seen by nobody.
    if (!isThere || isLocked || (opened.current === reference && !hasFocus)) return;
    opened.current = reference;
    if (!isUnread) return;
    markRead(session.http, { references: [reference], isRead: true })
      .then(() => refetchAffected(queries, affectedBy.submission))
      // It stays unread, which is harmless: opening it again marks it.
      .catch(() => undefined);
  }, [isThere, isUnread, isLocked, hasFocus, reference, session, queries]);

  const markUnread = () =>
    report((http) => markRead(http, { references: [reference], isRead: false }), {
      failed: 'It is still marked as read',
    });

  return { ...query, record, markUnread };
};
