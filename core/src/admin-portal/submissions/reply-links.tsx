import { phoneLink, whatsappLink } from '../../format/index.ts';
import type { SubmissionRecord } from '../../submissions/index.ts';
import { useOpenOutside } from '../shared/host/use-open-outside.ts';
import { ButtonLink } from '../shared/ui/button.tsx';
import { Icon } from '../shared/ui/icon.tsx';
import { createReplyTemplate } from './reply-template.ts';

interface ReplyLinksProps {
  record: SubmissionRecord;
  /** Called when a reply was started: the submission may be answered in a moment. */
  onReply: () => void;
}

/** An address in the form `mailto:` requires: the at sign is not encoded (RFC 6068, section 2). */
const mailAddress = (email: string): string => encodeURIComponent(email).replace('%40', '@');

/** Opens the mail program, the telephone or WhatsApp with a prefilled text. */
export const ReplyLinks = ({ record, onReply }: ReplyLinksProps) => {
  const openOutside = useOpenOutside();
  const { subject, text } = createReplyTemplate(record);
  const call = phoneLink(record.phone);
  const chat = whatsappLink(record.phone, text);
  const links = [
    ...(record.email
      ? [
          {
            label: 'Write e-mail',
            icon: 'mail' as const,
            address: `mailto:${mailAddress(record.email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`,
          },
        ]
      : []),
    ...(call ? [{ label: 'Call', icon: 'phone' as const, address: call }] : []),
    ...(chat ? [{ label: 'WhatsApp', icon: 'phone' as const, address: chat }] : []),
  ];
  return links.map(({ label, icon, address }) => (
    <ButtonLink
      key={label}
      href={address}
      {...(address.startsWith('https:') ? { target: '_blank', rel: 'noreferrer' } : {})}
      onClick={(event) => {
        onReply();
        if (!openOutside) return;
        event.preventDefault();
        void openOutside(address);
      }}
    >
      <Icon name={icon} />
      {label}
    </ButtonLink>
  ));
};
