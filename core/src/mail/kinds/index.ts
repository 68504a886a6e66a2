import type { MailDefinition } from '../mail-definition.ts';
import { accountMails } from './accounts.tsx';
import { acknowledgement } from './acknowledgement.tsx';
import { appointmentMails } from './appointments.tsx';
import { newsletterConfirmation } from './newsletter-confirmation.tsx';
import { ownerAlert, ownerAlertOver } from './owner-alert.tsx';
import { prizeCode } from './prize-code.tsx';
import { reply } from './reply.tsx';
import { staffCalendar } from './staff-calendar.tsx';
import { staffNotice } from './staff-notice.tsx';
import { testMail } from './test-mail.tsx';

const definitions = {
  'staff-notice': staffNotice,
  acknowledgement,
  'prize-code': prizeCode,
  ...appointmentMails,
  'newsletter-confirmation': newsletterConfirmation,
  reply,
  'test-mail': testMail,
  ...accountMails,
  'staff-calendar': staffCalendar,
  'owner-alert': ownerAlert,
  'owner-alert-over': ownerAlertOver,
} as const;
export type MailKind = keyof typeof definitions;

/** Every kind of mail that the server sends. */
export const mailDefinitions: Readonly<Record<MailKind, MailDefinition>> = definitions;
export const mailKinds = Object.keys(definitions) as readonly MailKind[];
