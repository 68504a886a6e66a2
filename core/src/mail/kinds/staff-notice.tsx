/** @jsxRuntime automatic */
import { consoleProgram } from '../../business/index.ts';
import { formatPhone, needsSmtpUtf8 } from '../../format/index.ts';
import { fieldsLongLast, submissionDefinitions } from '../../submissions/index.ts';
import { getAppointmentDetails } from '../appointment-details.ts';
import type { MailContent, MailDefinition } from '../mail-definition.ts';
import { Action, DefinitionList, MailLink, Paragraph } from '../mail-parts.tsx';
import { mailStyles } from '../mail-styles.ts';

/** The form's fields as they were sent, long texts last; before these, a request for another time. */
const getSentDetails = ({ submissionKind, sent }: MailContent) => {
  const fields = fieldsLongLast(submissionKind).filter(([, { isLeftOutOfMail }]) => !isLeftOutOfMail);
  const labels = [
    ...fields.filter(([, { isLong }]) => !isLong),
    ['wish', { label: 'Asks for', isLong: true }] as const,
    ...fields.filter(([, { isLong }]) => isLong),
  ];
  return labels.flatMap(([name, { label, isLong = false }]) => {
    const value = sent.find(({ field }) => field === name)?.value;
    if (value === undefined) return [];
    return [{ label, value: name === 'phone' ? formatPhone(value) : value, isLong }];
  });
};

const titles = {
  accepted: 'Time accepted by the visitor',
  cancelled: 'Appointment canceled by the visitor',
  'asked-to-move': 'Another time requested',
  'withdrew-wish': 'Request for another time withdrawn',
} as const;

const getTitle = ({ act, submissionKind }: MailContent): string =>
  act ? titles[act] : `New ${submissionDefinitions[submissionKind].noun.one}`;

/** The mail names the visitor as the one to reply to only if every mail server can read the address. */
const replySentence = (sent: MailContent['sent']): string => {
  const email = sent.find(({ field }) => field === 'email')?.value;
  return email !== undefined && needsSmtpUtf8(email)
    ? 'Replies to this email do not reach the visitor: please write to the address above.'
    : 'Replies to this email go to the visitor.';
};

/**
 * For who works in the console. The link is its own text, because many mail programs keep links of the web only;
 * the reference is the server's.
 */
const ConsoleLine = ({ reference }: Pick<MailContent, 'reference'>) => {
  const link = `${consoleProgram.scheme}://requests/${reference.toLowerCase()}`;
  return (
    <p className="mail-quiet" style={mailStyles.quiet}>
      Open it in the console: <MailLink href={link}>{link}</MailLink>
    </p>
  );
};

/** 'M-4F7K from Ada Ferrer' */
const named = ({ reference, name }: MailContent, between: string): string =>
  name ? `${reference}${between}${name}` : reference;

/** Notifies staff of a submission, with everything that was sent. */
export const staffNotice: MailDefinition = {
  label: 'Notice to staff',
  title: getTitle,
  subject: (content) => `${getTitle(content)} ${named(content, ' from ')}`,
  preview: (content) => named(content, ', '),
  body: (content) => (
    <>
      <DefinitionList
        entries={[
          { label: 'Reference', value: content.reference },
          ...getAppointmentDetails(content),
          ...getSentDetails(content),
          ...(content.photos ? [{ label: 'Photos', value: String(content.photos) }] : []),
        ]}
      />
      <Action href={content.link}>Open it in the portal</Action>
      <ConsoleLine reference={content.reference} />
      <Paragraph>{replySentence(content.sent)}</Paragraph>
    </>
  ),
  link: 'portal',
  sample: { photos: 3, link: 'https://www.example.com/admin/requests/a-4f7k' },
};
