import { mailPageSchema, mailPreviewSchema } from '@jeweler/core/schemas';
import {
  formField,
  type SubmissionKind,
  submissionDefinitions,
  submissionKinds,
} from '@jeweler/core/submissions';
import { expect, test } from 'vitest';
import { publicForms } from '../../support/submission-builders.ts';
import { type Inbox, receive, startInbox } from './inbox.ts';

/** A value of every field of the form, and of those added since the builder was written. */
const everyValue = (kind: SubmissionKind): Record<string, string> => {
  const { website: _honeypot, ...shape } = submissionDefinitions[kind].schema.shape;
  const missing = Object.keys(shape).map((field) => [field, `A value of ${field}`]);
  return { ...Object.fromEntries(missing), ...publicForms[kind].build() };
};

/** How values that are not shown as they were sent appear in the mail to staff, and in the CSV. */
const shownAs: Readonly<Record<string, { readonly mail: string; readonly csv: string }>> = {
  appointmentDate: { mail: 'Monday, June 15', csv: '2026-06-15' },
  appointmentTime: { mail: '2:00 PM', csv: '14:00' },
  phone: { mail: '(561) 555-0110', csv: '561 555 0110' },
  appointmentType: { mail: 'Bespoke Jewelry Design', csv: 'Bespoke Jewelry Design' },
};

const staffMail = async (inbox: Inbox, reference: string): Promise<string> => {
  const { mails } = mailPageSchema.parse((await inbox.get('/api/admin/mails')).body);
  const notice = mails.find((mail) => mail.kind === 'staff-notice' && mail.reference === reference);
  return mailPreviewSchema.parse((await inbox.get(`/api/admin/mails/${notice?.id}`)).body).html;
};

const csv = async (inbox: Inbox): Promise<string> => {
  const response = await fetch(`${inbox.server.url}/api/admin/submissions.csv`, {
    method: 'POST',
    headers: { authorization: `Bearer ${inbox.token}`, 'content-type': 'application/json' },
    body: '{}',
  });
  return response.text();
};

test.each(submissionKinds)(
  'every field of the form %s reaches staff in the portal, in the CSV and in the mail about it',
  async (kind) => {
    const inbox = await startInbox();
    const sent = everyValue(kind);
    const { reference } = await receive(inbox, kind, sent);
    const { details } = await inbox.record(reference);
    expect(Object.fromEntries(details.map(({ field, value }) => [field, value]))).toEqual(sent);
    const table = await csv(inbox);
    // Nobody has to answer a subscription, so no mail announces it.
    const mail = kind === 'subscription' ? undefined : await staffMail(inbox, reference);
    for (const [field, value] of Object.entries(sent)) {
      expect(formField(kind, field)?.label, field).toBeTruthy();
      expect(table, field).toContain(shownAs[field]?.csv ?? value);
      if (mail !== undefined) expect(mail, field).toContain(shownAs[field]?.mail ?? value);
    }
  },
);
