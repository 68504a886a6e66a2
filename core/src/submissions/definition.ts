import type { z } from '../schemas/zod.ts';
import type { Workflow } from './statuses.ts';

/** One field of a form, as staff get it: in the portal, in the mail about it, and in the CSV export. */
export interface FormField {
  readonly label: string;
  /** Name of its column in the CSV export, which other fields may share; null: it is not exported. */
  readonly column: string | null;
  /** Text of several lines: quoted above the other fields in the portal, below them in mail and CSV. */
  readonly isLong?: true;
  /** For people; without it, the value is shown as sent. */
  readonly format?: (value: string) => string;
  /** The mail to staff does without it, or has it among the facts of an appointment. */
  readonly isLeftOutOfMail?: true;
}

/** A noun in both numbers. */
export interface Counted {
  readonly one: string;
  readonly many: string;
}

/**
 * All that is said about one kind of request. The portal, the mails, the CSV export, the notifications of the
 * console and the database read it here; a field of the schema that `fields` lacks does not compile.
 */
export interface SubmissionDefinition<Schema extends z.ZodObject = z.ZodObject> {
  readonly schema: Schema;
  /** In the order of the form. */
  readonly fields: Readonly<Record<keyof z.infer<Schema> & string, FormField>>;
  /** First letter of its references. */
  readonly referenceLetter: string;
  readonly icon: 'calendar' | 'file' | 'gift' | 'list' | 'mail';
  /** Its name in lists: 'Quote request'. */
  readonly label: Counted;
  /** Its name within a sentence: 'A new quote request'. */
  readonly noun: Counted;
  /** On the dashboard: what is counted, and what is left to do for it. */
  readonly waiting: Counted & { readonly task: string };
  /** Its content in one line, in the visitor's own words if there are any. */
  readonly summary: (sent: Readonly<Partial<Record<keyof z.infer<Schema> & string, string>>>) => string;
  /** The mail that confirms its receipt to the visitor. */
  readonly acknowledgement: { readonly subject: string; readonly text: string };
  readonly workflow: Workflow;
}
