import type { AppointmentSlot, AppointmentType, MailKind, SubmissionKind } from '../schemas/index.ts';

/** Day ('YYYY-MM-DD') and slot in the shop's time zone. */
export interface MailTime {
  readonly day: string;
  readonly slot: AppointmentSlot;
}

/** What one mail says; nothing else is read when it is drawn, so the same content gives the same mail. */
export interface MailContent {
  readonly kind: MailKind;
  readonly reference: string;
  readonly submissionKind: SubmissionKind;
  /** The visitor's name; acknowledgements never say it, because anybody may have typed it. */
  readonly name: string | null;
  readonly appointment: (MailTime & { readonly type: AppointmentType | null }) | null;
  /** Where the appointment was before it was moved. */
  readonly previous: MailTime | null;
  /** What the visitor did on the private page, which staff are told; null: sent a form. */
  readonly act: 'accepted' | 'cancelled' | 'asked-to-move' | null;
  /** Prize and value of a claim, as published; null where it names none. */
  readonly prize: { readonly service: string; readonly value: string } | null;
  /** What the prize is asked for by. */
  readonly prizeCode: string | null;
  /** Fields of the form as the visitor sent them; said to staff only. */
  readonly sent: readonly { readonly field: string; readonly value: string }[];
  /** Of a mail to a subscriber: what was agreed to in the form, and the page that ends the subscription. */
  readonly newsletter: { readonly consent: string; readonly unsubscribeLink: string | null } | null;
  /** The record in the portal, or the visitor's or subscriber's private page; null: there is none yet. */
  readonly link: string | null;
}

/** A mail as it goes out. */
export interface DrawnMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}
