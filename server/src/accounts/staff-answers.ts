import type { ApiCall } from '@jeweler/core/calls';
import type { Router } from 'express';
import type { Config } from '../config.ts';
import type { ShopData } from '../database/database.ts';
import { type Answered, type AnswerOptions, type Asked, answerCall } from '../http/answer-call.ts';
import type { Log } from '../log.ts';
import type { EventAuthor } from './account-events.ts';
import type { Actor } from './actor.ts';
import type { AdminSessions, LiveSession } from './admin-sessions.ts';
import type { Admins } from './admins.ts';
import type { DownloadTickets } from './download-tickets.ts';
import type { PasswordHashing } from './password-hashing.ts';
import { getActor, getSession } from './require-staff.ts';

/** What the routes of accounts work with, and those of what lies above them. */
export interface AccountDeps extends ShopData {
  readonly config: Config;
  readonly log: Log;
  readonly admins: Admins;
  readonly hashing: PasswordHashing;
  readonly sessions: AdminSessions;
  readonly tickets: DownloadTickets;
}

/** A request of somebody who is signed in. */
export interface AskedByStaff<Row extends ApiCall> extends Asked<Row> {
  readonly now: Date;
  readonly session: LiveSession;
  readonly actor: Actor & EventAuthor;
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
        return answer({ ...asked, now, session, actor: getActor(response, now) });
      },
      options,
    );
