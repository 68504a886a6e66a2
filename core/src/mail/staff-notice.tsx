/** @jsxRuntime automatic */
import { needsSmtpUtf8 } from '../format/index.ts';
import type { SubmissionKind } from '../submissions/index.ts';
import { factsOfAppointment } from './appointment-facts.ts';
import type { MailContent } from './mail-content.ts';
import { MailLayout } from './mail-layout.tsx';
import { Action, Facts, Paragraph } from './mail-parts.tsx';

const kindNames: Readonly<Record<SubmissionKind, string>> = {
  contact: 'message',
  'service-request': 'quote request',
  appointment: 'appointment request',
  'prize-claim': 'prize claim',
  subscription: 'subscription',
};

/** Fields in the order of the mail; preceded by day, time and type of an appointment. */
const labels: Readonly<Record<string, string>> = {
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  serviceType: 'Service',
  prizeService: 'Prize',
  prizeValue: 'Value',
  wish: 'Asks for',
  message: 'Message',
  notes: 'Notes',
};

const sentFacts = (sent: MailContent['sent']): { label: string; value: string }[] =>
  Object.entries(labels).flatMap(([name, label]) => {
    const value = sent.find(({ field }) => field === name)?.value;
    return value === undefined ? [] : [{ label, value }];
  });

const titleOf = ({ act, submissionKind }: Pick<MailContent, 'act' | 'submissionKind'>): string => {
  switch (act) {
    case 'accepted':
      return 'Time accepted by the visitor';
    case 'cancelled':
      return 'Appointment cancelled by the visitor';
    case 'asked-to-move':
      return 'Another time requested';
    case null:
      return `New ${kindNames[submissionKind]}`;
  }
};

/** The mail names the visitor as the one to reply to only if every mail server can read the address. */
const replySentence = (sent: MailContent['sent']): string => {
  const email = sent.find(({ field }) => field === 'email')?.value;
  return email !== undefined && needsSmtpUtf8(email)
    ? 'A reply to this e-mail does not reach the visitor: please write to the address above.'
    : 'Replies to this e-mail go to the visitor.';
};

/** Subject of the notice to staff. */
export const staffNoticeSubject = ({ act, submissionKind, reference, name }: MailContent): string =>
  `${titleOf({ act, submissionKind })} ${reference}${name ? ` from ${name}` : ''}`;

/** Notifies staff of a submission, with everything that was sent. */
export const StaffNotice = ({ content }: { readonly content: MailContent }) => (
  <MailLayout
    title={titleOf(content)}
    preview={`${content.reference}${content.name ? `, ${content.name}` : ''}`}
  >
    <Facts
      facts={[
        { label: 'Reference', value: content.reference },
        ...factsOfAppointment(content),
        ...sentFacts(content.sent),
      ]}
    />
    <Action href={content.link}>Open it in the portal</Action>
    <Paragraph>{replySentence(content.sent)}</Paragraph>
  </MailLayout>
);
