import type { ApiCall } from '@jeweler/core/calls';
import type { Router } from 'express';
import { type Answered, type AnswerOptions, type Asked, answerCall } from '../http/answer-call.ts';
import type { EventAuthor } from './account-events.ts';
import type { Actor } from './actor.ts';
import type { LiveSession } from './admin-sessions.ts';
import { getActor, getAuthor, getSession } from './require-staff.ts';

/** A request of somebody who is signed in. */
export interface AskedByStaff<Row extends ApiCall> extends Asked<Row> {
  readonly now: Date;
  readonly session: LiveSession;
  readonly actor: Actor;
  /** The same for what is noted of accounts. */
  readonly author: EventAuthor;
}

/** Adds routes of calls by staff (see `answerCall`); to be called after `requireStaff`. */
export const staffAnswers =
  (router: Router, clock: () => Date, options?: AnswerOptions) =>
  <Row extends ApiCall>(
    row: Row,
    answer: (asked: AskedByStaff<Row>) => Answered<Row> | Promise<Answered<Row>>,
  ): void =>
    answerCall(
      router,
      row,
      (asked) => {
        const { response } = asked;
        const now = clock();
        const session = getSession(response);
        const actor = getActor(response, now);
        return answer({ ...asked, now, session, actor, author: getAuthor(response, now) });
      },
      options,
    );
