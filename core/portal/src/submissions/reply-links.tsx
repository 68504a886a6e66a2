import { phoneLink, whatsappLink } from '@jeweler/core/format';
import type { MailText } from '@jeweler/core/schemas';
import type { SubmissionRecord } from '@jeweler/core/submissions';
import { useOpenOutside } from '../shared/host/use-open-outside.ts';
import { ButtonLink } from '../shared/ui/button.tsx';
import { Icon } from '../shared/ui/icon.tsx';
import { createReplyTemplate } from './reply-template.ts';

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
