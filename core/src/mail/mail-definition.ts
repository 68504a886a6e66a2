import type { ReactNode } from 'react';
import type { AppointmentSlot, AppointmentType, ShopAddress, ShopContact } from '../schemas/index.ts';
import type {
  AppointmentTime,
  SubmissionKind,
  SubmissionStatus,
  SubscriberState,
} from '../submissions/index.ts';

/** What owners are told about, and how it stands, in a sentence. */
export interface OwnerAlert {
  readonly cause: 'backups' | 'mail' | 'disk' | 'media' | 'late' | 'update';
  readonly detail: string;
}

/** What a mail says beyond the data of its submission, as of when it was written; it is kept with the mail. */
export interface MailFacts {
  readonly appointment?: AppointmentTime;
  /** The appointment's time before it was moved. */
  readonly previous?: AppointmentTime;
  /** The attachment: the appointment, a proposed one, or its cancellation. */
  readonly calendar?: 'request' | 'tentative' | 'cancel';
  /** SEQUENCE of the attachment: the revision of the submission, which only grows. */
  readonly sequence?: number;
  /** What the visitor did on the private page, for staff; without it a form was sent. */
  readonly act?: 'accepted' | 'cancelled' | 'asked-to-move' | 'withdrew-wish';
  /** The other time that the visitor asks for: one that was chosen, or in the visitor's own words. */
  readonly wish?: string;
  /** What staff have written, who did, and the revision of the submission that the reply led to. */
  readonly reply?: { readonly text: string; readonly by: string; readonly revision: number };
  /** The text beside the form that a subscriber agreed to. */
  readonly consent?: string;
  /** Of somebody on the staff: what the mail is about; the program and network of a sign-in. */
  readonly account?: {
    readonly id: number;
    readonly username: string;
    readonly device?: string;
    readonly network?: string;
  };
  /**
   * Of an appointment in the staff's own calendars: whose it is, as the settings say, and what has happened to it; its
   * cancellation outlives the submission.
   */
  readonly calendarEntry?: {
    readonly who: string;
    readonly phone: string | null;
    readonly act: 'confirmed' | 'moved' | 'cancelled';
    readonly reference: string;
    readonly receivedAt: string;
  };
  /** In a notice to owners. */
  readonly alert?: OwnerAlert;
  /** The address of somebody on the staff, where it is another than that of notices. */
  readonly to?: string | undefined;
  /** The token of a test mail's link. */
  readonly testMail?: string;
}

/** The content of one mail; rendering reads nothing else, so the same content gives the same mail. */
export interface MailContent extends Omit<MailFacts, 'appointment'> {
  readonly reference: string;
  readonly submissionKind: SubmissionKind;
  /** The visitor's name; acknowledgements never contain it, because anybody may have typed it. */
  readonly name: string | null;
  readonly appointment: (AppointmentTime & { readonly type: AppointmentType | null }) | null;
  /** The piece that the appointment is about; to visitors only by a name of the catalogue. */
  readonly piece: string | null;
  /** The booking form, with the piece and the type of the appointment; null: nobody else could open it. */
  readonly bookLink: string | null;
  /** Prize and value of a claim, as published; null if it names no published prize. */
  readonly prize: { readonly service: string; readonly value: string } | null;
  /** The code for collecting the prize. */
  readonly prizeCode: string | null;
  /** Fields of the form as the visitor sent them: in mail to staff, and quoted in a reply; `wish` is another time. */
  readonly sent: readonly { readonly field: string; readonly value: string }[];
  /** In mail to subscribers: the page to unsubscribe. */
  readonly unsubscribeLink: string | null;
  /** When the submission arrived (ISO date-time); null: it is about none. */
  readonly receivedAt: string | null;
  /** The record in the portal, or the visitor's or subscriber's private page; null: it does not exist yet. */
  readonly link: string | null;
  /** In mail to staff: how many photos have come with the submission. */
  readonly photos?: number | null;
  /** In mail to visitors: the page on which they can add photos; missing where nobody else could open it. */
  readonly photosLink?: string | undefined;
  /** How the shop is reached. */
  readonly contact: ShopContact;
  /** The page with the rules of the prize wheel; null: nobody else could open it. */
  readonly rulesLink: string | null;
  /** Where the shop is, if the mail tells it (`tellsAddress`) and there is an address that its reader may see. */
  readonly address: ShopAddress | null;
}

/** A mail as it is sent. */
export interface RenderedMail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** What a waiting mail is about, as it stands now. */
export interface MailSubjectState {
  readonly now: Date;
  /** The time that the mail tells. */
  readonly appointment: AppointmentTime | null;
  /** Undefined: it is about none, or it has been deleted. */
  readonly submission:
    | {
        readonly status: SubmissionStatus;
        readonly day: string | null;
        readonly slot: AppointmentSlot | null;
      }
    | undefined;
  /** Undefined: it goes to none, or it has been deleted. */
  readonly subscriber:
    | { readonly state: SubscriberState; readonly unsubscribedAt: string | null }
    | undefined;
  /** ISO date-times, UTC: when the mail was written, and when staff last had it sent; null: never. */
  readonly createdAt: string;
  readonly askedAt: string | null;
}

type MailText = string | ((content: MailContent) => string);

/** All that is said about one kind of mail. The server, the portal and the preview read it here. */
export interface MailDefinition {
  /** Its name in the portal. */
  readonly label: string;
  /** Its heading, which is its subject too where there is none. */
  readonly title: MailText;
  readonly subject?: MailText;
  /** Preview text that mail programs show after the subject. */
  readonly preview: MailText;
  /** A personal letter: the title is not shown in it. */
  readonly isLetter?: true;
  /** What stands between the title and the shop's name. */
  readonly body: (content: MailContent) => ReactNode;
  /**
   * Where it leads: to the record in the portal, to the visitor's private page (only if it is about an
   * appointment), to the pages of a subscription, to the page that sets the password of an
   * account, to the page of a test mail, or nowhere. A mail that leads
   * somewhere is held while the site has no public address.
   */
  readonly link: 'portal' | 'visit' | 'subscription' | 'account' | 'test' | null;
  /** Written by a person: other programs may answer it, and it does not ask them not to (RFC 3834). */
  readonly isPersonal?: true;
  /** Whether it tells a visitor the time of an appointment. */
  readonly tellsTime?: true;
  /** Whether it tells where the shop is: always, or only if everybody may see that. */
  readonly tellsAddress?: 'always' | 'if-public';
  /** The status of an appointment that the visitor is told; a later mail that announces one replaces it. */
  readonly announces?: SubmissionStatus;
  /** Why it is no longer of use while it waits; null if it still is. */
  readonly obsoleteReason?: (state: MailSubjectState) => string | null;
  /** What the preview shows, where it differs from the other mails. */
  readonly sample?: Partial<MailContent>;
}
