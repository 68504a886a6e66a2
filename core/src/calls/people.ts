import {
  accountEventsQuerySchema,
  accountEventsSchema,
  downloadAddressSchema,
  endSessionsSchema,
  forgottenPasswordSchema,
  invitationSchema,
  invitedSchema,
  openSessionsSchema,
  peopleSchema,
  personChangeSchema,
  signInOptionsSchema,
} from '../schemas/index.ts';
import type { ApiCalls } from './api-call.ts';

export const peopleCalls = {
  getSignInOptions: { route: 'GET /api/staff/sign-in', answer: signInOptionsSchema },
  /** Always the same answer, at the same time. */
  forgetPassword: { route: 'POST /api/staff/forgotten-password', body: forgottenPasswordSchema },
  /** One's own; those of others need `manage-people`. */
  listSessions: { route: 'GET /api/admin/sessions', answer: openSessionsSchema },
  endSessions: { route: 'POST /api/admin/sessions/end', body: endSessionsSchema },
  listPeople: { permission: 'manage-people', route: 'GET /api/admin/accounts', answer: peopleSchema },
  /** `validation` with `fields.username` if the name is taken. */
  invitePerson: {
    permission: 'manage-people',
    route: 'POST /api/admin/accounts',
    body: invitationSchema,
    answer: invitedSchema,
  },
  /** Of the last owner, the role stays: `conflict`. Whoever has not set a password so far is invited once more. */
  changePerson: {
    permission: 'manage-people',
    route: 'POST /api/admin/accounts/:id',
    body: personChangeSchema,
    answer: invitedSchema,
  },
  /** Ends the sessions; the name stays in what they have done. `conflict` for the last owner. */
  removePerson: { permission: 'manage-people', route: 'POST /api/admin/accounts/:id/remove' },
  listAccountEvents: {
    permission: 'manage-people',
    route: 'GET /api/admin/account-events',
    query: accountEventsQuerySchema,
    answer: accountEventsSchema,
  },
  exportAccountEvents: {
    permission: 'manage-people',
    route: 'POST /api/admin/account-events/downloads',
    answer: downloadAddressSchema,
  },
} satisfies ApiCalls;
