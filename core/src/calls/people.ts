import {
  acceptedInvitationSchema,
  accountEventsQuerySchema,
  accountEventsSchema,
  downloadAddressSchema,
  emailChangeSchema,
  forgottenPasswordSchema,
  invitationSchema,
  invitedSchema,
  openSessionsSchema,
  peopleSchema,
  roleChangeSchema,
  signInOptionsSchema,
  usedResetSchema,
} from '../schemas/index.ts';
import type { ApiCalls } from './api-call.ts';

const ACCOUNTS = '/api/admin/accounts';
const INVITATIONS = '/api/admin/invitations';
const EVENTS = '/api/admin/happenings';
const managing = { permission: 'manage-people' } as const;
const inviting = { ...managing, body: invitationSchema, answer: invitedSchema };

export const peopleCalls = {
  getSignInOptions: { route: 'GET /api/staff/sign-in', answer: signInOptionsSchema },
  /** Always the same answer, at the same time. */
  forgetPassword: {
    route: 'POST /api/admin/password-resets',
    body: forgottenPasswordSchema,
    status: 202,
    isOpen: true,
  },
  /** `not_found` for a link that does not work any more. */
  usePasswordReset: { route: 'POST /api/admin/password-resets/use', body: usedResetSchema, isOpen: true },
  acceptInvitation: { route: `POST ${INVITATIONS}/accept`, body: acceptedInvitationSchema, isOpen: true },
  /** One's own; those of others need `manage-people`. */
  listSessions: { route: 'GET /api/admin/sessions', answer: openSessionsSchema },
  endSession: { route: 'POST /api/admin/sessions/:id/end' },
  /** All of an account, but for the one that asks. */
  endSessions: { route: `POST ${ACCOUNTS}/:id/end-sessions` },
  listPeople: { ...managing, route: `GET ${ACCOUNTS}`, answer: peopleSchema },
  /**
   * Makes an account, or invites once more whoever has not set a password so far. `validation` with `fields.username` if
   * the name is taken.
   */
  invitePerson: { ...inviting, route: `POST ${INVITATIONS}` },
  /** The same. */
  addPerson: { ...inviting, route: `POST ${ACCOUNTS}` },
  /** Of the last owner, the role stays: `conflict`. */
  changeRole: { ...managing, route: `POST ${ACCOUNTS}/:id/role`, body: roleChangeSchema },
  changeEmail: { ...managing, route: `POST ${ACCOUNTS}/:id/email`, body: emailChangeSchema },
  /** Ends the sessions; the name stays in what they have done. `conflict` for the last owner. */
  removePerson: { ...managing, route: `POST ${ACCOUNTS}/:id/remove` },
  listAccountEvents: {
    ...managing,
    route: `GET ${EVENTS}`,
    query: accountEventsQuerySchema,
    answer: accountEventsSchema,
  },
  exportAccountEvents: { ...managing, route: `POST ${EVENTS}/downloads`, answer: downloadAddressSchema },
} satisfies ApiCalls;
