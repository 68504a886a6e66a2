import { shop } from '@jeweler/core/business';
import { firstName, formatAppointment, phoneLink, whatsappLink } from '@jeweler/core/format';
import type { MailText } from '@jeweler/core/schemas';
import { type SubmissionRecord, submissionDefinitions } from '@jeweler/core/submissions';
import { useOpenOutside } from '../shared/host/use-open-outside.ts';
import { ButtonLink } from '../shared/ui/button.tsx';
import { Icon } from '../shared/ui/icon.tsx';

/** Buttons whose icon is enough where there is little room; the label stays for screen readers. */
export const iconOnlyOnPhones = {
  px: { base: '3', sm: '4' },
  '& > span': { srOnly: { base: true, sm: false } },
} as const;

interface ReplyLinksProps {
  record: SubmissionRecord;
  /** `solid`: writing is the next thing to do; `none`: it is answered here, not in the mail program. */
  mail?: 'solid' | 'line' | 'none';
}

/** A mail in the form `mailto:` requires: the at sign is not encoded (RFC 6068, section 2). */
export const mailto = ({ to, subject, text }: Pick<MailText, 'to' | 'subject' | 'text'>): string =>
  `mailto:${encodeURIComponent(to ?? '').replace('%40', '@')}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`;

/** Opens the mail program, the telephone or WhatsApp with a prefilled text. */
export const ReplyLinks = ({ record, mail = 'line' }: ReplyLinksProps) => {
  const openOutside = useOpenOutside();
  const { subject, text } = createReplyTemplate(record);
  const { email, phone } = record;
  const links = [
    {
      label: 'Write email',
      icon: 'mail' as const,
      address: email && mail !== 'none' ? mailto({ to: email, subject, text }) : undefined,
    },
    { label: 'Call', icon: 'phone' as const, address: phoneLink(phone) },
    { label: 'WhatsApp', icon: 'chat' as const, address: whatsappLink(phone, text) },
  ];
  return links.map(({ label, icon, address }) =>
    address === undefined ? null : (
      <ButtonLink
        key={label}
        variant={icon === 'mail' && mail === 'solid' ? 'solid' : 'line'}
        {...(icon === 'mail' ? {} : { css: iconOnlyOnPhones })}
        href={address}
        title={label}
        {...(address.startsWith('https:') ? { target: '_blank', rel: 'noreferrer' } : {})}
        onClick={(event) => {
          if (!openOutside) return;
          event.preventDefault();
          void openOutside(address);
        }}
      >
        <Icon name={icon} />
        <span>{label}</span>
      </ButtonLink>
    ),
  );
};

const describeAppointment = ({ appointment, status }: SubmissionRecord): string => {
  if (!appointment) return 'Thank you for your request for an appointment.';
  const when = formatAppointment(appointment);
  switch (status) {
    case 'confirmed':
      return `Your appointment on ${when} is confirmed. We look forward to seeing you.`;
    case 'proposed':
      return `Thank you for your request for an appointment. May we propose ${when} instead? Please let us know whether that suits you.`;
    case 'declined':
      return `Thank you for your request for an appointment on ${when}. We are sorry that we cannot see you then. Please tell us which other times would suit you.`;
    case 'cancelled':
      return `Your appointment on ${when} is canceled. Please tell us if you would like another one.`;
    case 'no-show':
      return `We missed you on ${when}. Please tell us if you would like another appointment.`;
    case 'done':
      return `Thank you for your visit on ${when}.`;
    default:
      return `Thank you for your request for an appointment on ${when}.`;
  }
};

const describeRequest = (record: SubmissionRecord): string => {
  const { kind, summary } = record;
  switch (kind) {
    case 'appointment':
      return describeAppointment(record);
    case 'service-request':
      return 'Thank you for your request for a quote.';
    case 'prize-claim':
      return `Congratulations on your prize${summary === '' ? '' : `: ${summary}`}.`;
    default:
      return 'Thank you for your message.';
  }
};

/** Subject and first lines of a reply to a submission; staff write the rest. */
export const createReplyTemplate = (record: SubmissionRecord) => {
  const name = firstName(record.name);
  return {
    subject: `Your ${submissionDefinitions[record.kind].label.one.toLowerCase()} to ${shop.name} (${record.reference})`,
    text: `${name === undefined ? 'Hello' : `Hello ${name}`},\n\n${describeRequest(record)}\n\n`,
  };
};
