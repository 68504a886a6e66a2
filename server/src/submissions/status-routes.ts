import { submissionCalls } from '@jeweler/core/calls';
import { SLOT_TAKEN_MESSAGE } from '@jeweler/core/schemas';
import type { SubmissionVersion } from '@jeweler/core/submissions';
import type { Router } from 'express';
import { type AccountDeps, staffAnswers } from '../accounts/staff-answers.ts';
import { NotFoundError, RefusedError, StaleRevisionError, ValidationError } from '../errors.ts';
import { changeSubmission, changeSubmissions, takenBack, toStatus } from './change-status.ts';
import { markAllRead, markRead } from './read-marks.ts';
import { alreadyRedeemed, presentRecord, readReference } from './submission-record.ts';

/** Status changes, of one or several submissions at once, and read marks. */
export const addStatusRoutes = (router: Router, deps: AccountDeps): void => {
  const { database } = deps;
  const add = staffAnswers(router, deps.clock);

  add(submissionCalls.changeStatuses, ({ sent: { items, status }, actor }) =>
    changeSubmissions(database, actor, distinct(items), toStatus(status)),
  );

  add(submissionCalls.undoChanges, ({ sent, actor }) =>
    changeSubmissions(database, actor, distinct(sent.items), takenBack),
  );

  add(submissionCalls.markRead, async ({ sent: { references, isRead }, session }) => ({
    unread: await markRead(database, session.adminId, references, isRead),
  }));

  add(submissionCalls.markAllRead, async ({ session }) => {
    await markAllRead(database, session.adminId);
    return { unread: 0 };
  });

  add(submissionCalls.changeStatus, async ({ params, sent: { status, revision }, actor, session }) => {
    const reference = readReference(params);
    const item = { reference, revision };
    const { outcome } = await changeSubmission(database, actor, item, toStatus(status));
    const record = await presentRecord(deps, reference, session);
    switch (outcome) {
      case 'not-found':
        throw new NotFoundError();
      case 'conflict':
        throw new StaleRevisionError(record);
      case 'not-allowed':
        throw new ValidationError({
          status: `A request that is ${record.status} cannot be changed to ${status}.`,
        });
      case 'already-redeemed':
        throw alreadyRedeemed(record);
      case 'redemption-stands':
      case 'reply-stands':
        throw new TypeError('Outcomes of undoing only.');
      case 'slot-taken':
        throw new RefusedError('status', SLOT_TAKEN_MESSAGE);
      case 'changed':
        return record;
    }
  });
};

/** Removes duplicates; the first version of each submission is used. */
const distinct = (items: readonly SubmissionVersion[]): SubmissionVersion[] =>
  items.filter(({ reference }, index) => items.findIndex((other) => other.reference === reference) === index);
