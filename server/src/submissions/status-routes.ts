import { submissionCalls } from '@jeweler/core/calls';
import { SLOT_TAKEN_MESSAGE } from '@jeweler/core/schemas';
import type { SubmissionVersion, Unread } from '@jeweler/core/submissions';
import type { Response, Router } from 'express';
import { getActor } from '../accounts/require-staff.ts';
import { NotFoundError, RefusedError, StaleRevisionError, ValidationError } from '../errors.ts';
import { jsonBody } from '../http/json-body.ts';
import { validate } from '../validate.ts';
import { changeSubmission, changeSubmissions, takenBack, toStatus } from './change-status.ts';
import { alreadyRedeemed, type InboxDeps, presentRecord, readReference } from './present-record.ts';
import { markAllRead, markRead } from './read-marks.ts';

const LIST = '/api/admin/submissions';

/** Status changes, of one or several submissions at once, and read marks. */
export const addStatusRoutes = (router: Router, deps: InboxDeps): void => {
  const { database, clock } = deps;
  const actor = (response: Response) => getActor(response, clock());

  router.post(`${LIST}/status`, jsonBody, async (request, response) => {
    const { items, status } = validate(submissionCalls.changeStatuses.body, request.body);
    const results = await changeSubmissions(database, actor(response), distinct(items), toStatus(status));
    response.json(results);
  });

  router.post(`${LIST}/undo`, jsonBody, async (request, response) => {
    const { items } = validate(submissionCalls.undoChanges.body, request.body);
    const results = await changeSubmissions(database, actor(response), distinct(items), takenBack);
    response.json(results);
  });

  router.post(`${LIST}/read`, jsonBody, async (request, response) => {
    const { references, isRead } = validate(submissionCalls.markRead.body, request.body);
    const unread = await markRead(database, actor(response).adminId, references, isRead);
    response.json({ unread } satisfies Unread);
  });

  router.post(`${LIST}/read-all`, async (_request, response) => {
    await markAllRead(database, actor(response).adminId);
    response.json({ unread: 0 } satisfies Unread);
  });

  router.post(`${LIST}/:reference/status`, jsonBody, async (request, response) => {
    const reference = readReference(request);
    const { status, revision } = validate(submissionCalls.changeStatus.body, request.body);
    const item = { reference, revision };
    const { outcome } = await changeSubmission(database, actor(response), item, toStatus(status));
    const record = await presentRecord(deps, reference, response);
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
        response.json(record);
    }
  });
};

/** Removes duplicates; the first version of each submission is used. */
const distinct = (items: readonly SubmissionVersion[]): SubmissionVersion[] =>
  items.filter(({ reference }, index) => items.findIndex((other) => other.reference === reference) === index);
