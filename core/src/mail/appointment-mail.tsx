/** @jsxRuntime automatic */
import { shop } from '../business/index.ts';
import { factsOfAppointment, timeText } from './appointment-facts.ts';
import type { MailContent } from './mail-content.ts';
import { MailLayout } from './mail-layout.tsx';
import { Action, Facts, Paragraph } from './mail-parts.tsx';

export type AppointmentMailKind = Extract<MailContent['kind'], `appointment-${string}`>;

interface Wording {
  readonly title: string;
  readonly text: string;
  /** What the visitor can do on the private page; null: nothing anymore. */
  readonly action: string | null;
}

const SEE_OR_CHANGE = 'See, move or cancel your appointment';

const wordings: Readonly<Record<AppointmentMailKind, Wording>> = {
  'appointment-confirmed': {
    title: 'Your appointment is confirmed',
    text: 'Your appointment is confirmed. We look forward to seeing you.',
    action: SEE_OR_CHANGE,
  },
  'appointment-proposed': {
    title: 'We propose a time for your appointment',
    text: `We would like to see you at the time below. Please let us know whether it suits you, on your private page or by calling us at ${shop.phone.display}; until then it is reserved for you.`,
    action: 'Accept, move or cancel it',
  },
  'appointment-moved': {
    title: 'Your appointment has been moved',
    text: 'Your appointment is now at a different time:',
    action: SEE_OR_CHANGE,
  },
  'appointment-declined': {
    title: 'We cannot confirm your appointment',
    text: `We are sorry: we cannot see you at the time you asked for. Please write or call us at ${shop.phone.display}, and we will find another one.`,
    action: null,
  },
  'appointment-cancelled': {
    title: 'Your appointment is cancelled',
    text: `Your appointment is cancelled. To make a new one, please write or call us at ${shop.phone.display}.`,
    action: null,
  },
  'appointment-reopened': {
    title: 'Your appointment is not confirmed yet',
    text: 'We are looking at your request again: the time below is not confirmed. We will write to you shortly.',
    action: SEE_OR_CHANGE,
  },
  'appointment-reminder': {
    title: 'A reminder of your appointment',
    text: 'We look forward to seeing you soon.',
    action: SEE_OR_CHANGE,
  },
};

/** Subject of the mail. */
export const appointmentSubject = (kind: AppointmentMailKind, { appointment }: MailContent): string =>
  appointment ? `${wordings[kind].title}: ${timeText(appointment)}` : wordings[kind].title;

/** Informs a visitor about the state of an appointment. */
export const AppointmentMail = ({
  kind,
  content,
}: {
  readonly kind: AppointmentMailKind;
  readonly content: MailContent;
}) => {
  const { title, text, action } = wordings[kind];
  const before = content.previous && { label: 'Previously', value: timeText(content.previous) };
  return (
    <MailLayout title={title} preview={content.appointment ? timeText(content.appointment) : text}>
      <Paragraph>
        {content.name === null ? (
          'Hello,'
        ) : (
          <>
            Hello <bdi>{content.name}</bdi>,
          </>
        )}
      </Paragraph>
      <Paragraph>{text}</Paragraph>
      <Facts
        facts={[
          ...factsOfAppointment(content),
          ...(before ? [before] : []),
          { label: 'Reference', value: content.reference },
        ]}
      />
      {action !== null && <Action href={content.link}>{action}</Action>}
    </MailLayout>
  );
};
