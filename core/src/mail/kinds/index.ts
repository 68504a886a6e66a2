import type { MailDefinition } from '../mail-definition.ts';
import { acknowledgement } from './acknowledgement.tsx';
import { appointmentCancelled } from './appointment-cancelled.ts';
import { appointmentConfirmed } from './appointment-confirmed.ts';
import { appointmentDeclined } from './appointment-declined.ts';
import { appointmentMoved } from './appointment-moved.ts';
import { appointmentProposed } from './appointment-proposed.ts';
import { appointmentReminder } from './appointment-reminder.ts';
import { appointmentReopened } from './appointment-reopened.ts';
import { newsletterConfirmation } from './newsletter-confirmation.tsx';
import { prizeCode } from './prize-code.tsx';
import { staffNotice } from './staff-notice.tsx';

const definitions = {
  'staff-notice': staffNotice,
  acknowledgement,
  'prize-code': prizeCode,
  'appointment-confirmed': appointmentConfirmed,
  'appointment-declined': appointmentDeclined,
  'appointment-proposed': appointmentProposed,
  'appointment-moved': appointmentMoved,
  'appointment-cancelled': appointmentCancelled,
  'appointment-reopened': appointmentReopened,
  'appointment-reminder': appointmentReminder,
  'newsletter-confirmation': newsletterConfirmation,
} as const;
export type MailKind = keyof typeof definitions;

/** Every kind of mail that the server sends. */
export const mailDefinitions: Readonly<Record<MailKind, MailDefinition>> = definitions;
export const mailKinds = Object.keys(definitions) as readonly MailKind[];
