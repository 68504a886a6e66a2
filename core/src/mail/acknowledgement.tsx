/** @jsxRuntime automatic */
import { shop } from '../business/index.ts';
import { ANSWER_HOURS, type SubmissionKind } from '../submissions/index.ts';
import { factsOfAppointment } from './appointment-facts.ts';
import type { MailContent } from './mail-content.ts';
import { MailLayout } from './mail-layout.tsx';
import { Action, Facts, Paragraph } from './mail-parts.tsx';

interface Wording {
  readonly subject: string;
  readonly text: string;
}

const answered = `We will get back to you within ${ANSWER_HOURS} hours.`;

const wordings: Readonly<Record<SubmissionKind, Wording>> = {
  contact: { subject: 'We have received your message', text: `Thank you for your message. ${answered}` },
  'service-request': {
    subject: 'We have received your request',
    text: `Thank you for your request. ${answered}`,
  },
  appointment: {
    subject: 'We have received your appointment request',
    text: 'Thank you for requesting an appointment. It is not confirmed yet: we will write to you or call you shortly.',
  },
  'prize-claim': {
    subject: 'We have received your prize claim',
    text: `Thank you for claiming your prize. ${answered}`,
  },
  subscription: { subject: 'Your subscription', text: 'Thank you for your interest in our news.' },
};

/** Subject of the acknowledgement. */
export const acknowledgementSubject = ({ submissionKind, reference }: MailContent): string =>
  `${wordings[submissionKind].subject} (${reference})`;

/**
 * Confirms to visitors that their submission has arrived. Contains nothing they typed, not even a name:
 * anybody may have entered the address it is sent to.
 */
export const Acknowledgement = ({ content }: { readonly content: MailContent }) => {
  const { subject, text } = wordings[content.submissionKind];
  const facts = [
    { label: 'Reference', value: content.reference },
    ...factsOfAppointment(content),
    ...(content.prize === null
      ? []
      : [{ label: 'Prize', value: `${content.prize.service}, ${content.prize.value}` }]),
  ];
  return (
    <MailLayout title={subject} preview={text}>
      <Paragraph>Hello,</Paragraph>
      <Paragraph>{text}</Paragraph>
      <Facts facts={facts} />
      {content.submissionKind === 'appointment' && (
        <Action href={content.link}>See, move or cancel your appointment</Action>
      )}
      <Paragraph>If this was not you, please ignore this email or call us at {shop.phone.display}.</Paragraph>
    </MailLayout>
  );
};
