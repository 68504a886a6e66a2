import type { AppointmentSlot, AppointmentType, MailKind } from '../schemas/index.ts';
import type { SubmissionKind } from '../submissions/index.ts';

/** Day ('YYYY-MM-DD') and slot in the shop's time zone. */
export interface MailTime {
  readonly day: string;
  readonly slot: AppointmentSlot;
}

/** The content of one mail; rendering reads nothing else, so the same content gives the same mail. */
export interface MailContent {
  readonly kind: MailKind;
  readonly reference: string;
  readonly submissionKind: SubmissionKind;
  /** The visitor's name; acknowledgements never contain it, because anybody may have typed it. */
  readonly name: string | null;
  readonly appointment: (MailTime & { readonly type: AppointmentType | null }) | null;
  /** The appointment's time before it was moved. */
  readonly previous: MailTime | null;
  /** What the visitor did on the private page, for staff; null: submitted a form. */
  readonly act: 'accepted' | 'cancelled' | 'asked-to-move' | null;
  /** Prize and value of a claim, as published; null if it names no published prize. */
  readonly prize: { readonly service: string; readonly value: string } | null;
  /** The code for collecting the prize. */
  readonly prizeCode: string | null;
  /** Fields of the form as the visitor sent them; only in mail to staff. */
  readonly sent: readonly { readonly field: string; readonly value: string }[];
  /** In mail to subscribers: the text of the consent, and the page to unsubscribe. */
  readonly newsletter: { readonly consent: string; readonly unsubscribeLink: string | null } | null;
  /** The record in the portal, or the visitor's or subscriber's private page; null: it does not exist yet. */
  readonly link: string | null;
}

/** A mail as it is sent. */
export interface DrawnMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}
