import { newAdminPasswordSchema } from './admin-password.ts';
import { adminLoginSchema, staffNameSchema } from './admin-session.ts';
import { roleSchema } from './permissions.ts';
import { emailAddress } from './text-rules.ts';
import { z } from './zod.ts';

/** Hours in which an invitation can be accepted, and minutes for a forgotten password. */
export const INVITATION_HOURS = 48;
export const PASSWORD_LINK_MINUTES = 30;

const PASSWORDS_DIFFER = 'The two passwords differ. Type the same one twice.';
const { username } = adminLoginSchema.shape;
const email = emailAddress('Please enter a valid email address.');

/** Somebody with an account, as an owner sees them. */
export const personSchema = z.object({
  id: z.int(),
  username: z.string(),
  name: z.string().nullable(),
  email: z.string().nullable(),
  role: roleSchema,
  /** `invited`: has not set a password so far. */
  state: z.enum(['active', 'invited']),
  /** Of the last sign-in (ISO date-time, UTC); null: never, as far as is known. */
  lastSignInAt: z.string().nullable(),
  hasSecondFactor: z.boolean(),
});
export type Person = z.infer<typeof personSchema>;

/** `GET /api/admin/accounts`: sorted by username. */
export const peopleSchema = z.object({
  people: z.array(personSchema),
  /** Whether links are sent by email. */
  sendsMail: z.boolean(),
});
export type People = z.infer<typeof peopleSchema>;

/** `POST /api/admin/invitations`: without an address, or while no email is sent, the link is shown instead. */
export const invitationSchema = z.object({ username, email: email.optional(), role: roleSchema });
export type Invitation = z.infer<typeof invitationSchema>;

/** The link of an invitation, shown once; none if it was sent by email. */
export const invitedSchema = z.object({ url: z.url().optional() });
export type Invited = z.infer<typeof invitedSchema>;

/** `POST /api/admin/accounts/:id/role`. */
export const roleChangeSchema = z.object({ role: roleSchema });
/** `POST /api/admin/accounts/:id/email`; null removes the address. */
export const emailChangeSchema = z.object({ email: email.nullable() });

/** `POST /api/admin/invitations/accept`: what the page behind an invitation does. */
export const acceptedInvitationSchema = z.object({
  token: z.string(),
  name: staffNameSchema.shape.name,
  /** As in the invitation. */
  username,
  password: newAdminPasswordSchema,
});
/** `POST /api/admin/password-resets/use`: what the page behind a link for a forgotten password does. */
export const usedResetSchema = acceptedInvitationSchema.pick({ token: true, password: true });

/** `POST /staff/:token`: the form behind an invitation (with a name), or for a forgotten password. */
export const newPasswordFormSchema = z
  .object({
    name: staffNameSchema.shape.name.optional(),
    password: newAdminPasswordSchema,
    repeated: z.string({ error: PASSWORDS_DIFFER }),
  })
  .refine(({ password, repeated }) => password === repeated, { error: PASSWORDS_DIFFER });

/** `POST /api/admin/password-resets`: a username, or the account's email address. */
export const forgottenPasswordSchema = z.object({ username });
export type ForgottenPassword = z.infer<typeof forgottenPasswordSchema>;

/** `GET /api/staff/sign-in`: what the sign-in screen can offer. */
export const signInOptionsSchema = z.object({ sendsMail: z.boolean() });

/** Where somebody is signed in. */
export const openSessionSchema = z.object({
  id: z.string(),
  accountId: z.int(),
  username: z.string(),
  /** 'Chrome on Windows', 'Shop console on macOS'. */
  device: z.string(),
  /** The network that it was last used from; null: not known. */
  network: z.string().nullable(),
  openedAt: z.string(),
  /** To about five minutes. */
  usedAt: z.string(),
  isThis: z.boolean(),
});
export type OpenSession = z.infer<typeof openSessionSchema>;

/** `GET /api/admin/sessions`: one's own, for owners everybody's; last used first. */
export const openSessionsSchema = z.object({ sessions: z.array(openSessionSchema) });

/** What is noted of accounts, and of what concerns many people's data. */
export const eventNames = {
  'signed-in': 'Signed in',
  'sign-in-failed': 'Could not sign in',
  'sessions-ended': 'Ended sessions',
  invited: 'Invited',
  joined: 'Set up the account',
  added: 'Added an account',
  'changed-role': 'Changed the role',
  'changed-email': 'Changed the email address',
  removed: 'Removed the account',
  'changed-password': 'Changed the password',
  'forgot-password': 'Asked for a new password',
  'reset-password': 'Set a new password',
  'changed-second-factor': 'Changed the second factor',
  exported: 'Exported',
  deleted: 'Deleted for good',
  restored: 'Restored a copy',
} as const;
export type EventName = keyof typeof eventNames;

/** One line of what happened. */
export const accountEventSchema = z.object({
  id: z.int(),
  at: z.string(),
  /** Whose act it was: a username, as typed if nobody has it, or `Server`. */
  by: z.string(),
  event: z.enum(Object.keys(eventNames) as [EventName, ...EventName[]]),
  /** Whom or what it concerned, in words; null: the person themselves. */
  about: z.string().nullable(),
  network: z.string().nullable(),
});
export type AccountEvent = z.infer<typeof accountEventSchema>;

/** `GET /api/admin/happenings`: the newest first; `before` is the `id` of the last one that is known. */
export const accountEventsQuerySchema = z.object({ before: z.coerce.number().int().positive().optional() });
export const accountEventsSchema = z.object({ events: z.array(accountEventSchema), hasMore: z.boolean() });
export type AccountEvents = z.infer<typeof accountEventsSchema>;
