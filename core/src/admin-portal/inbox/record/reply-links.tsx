import { emailKey, phoneKey } from '../../../format/index.ts';
import type { SubmissionRecord } from '../../../schemas/index.ts';
import { ButtonLink } from '../../components/button.tsx';
import { Icon } from '../../components/icon.tsx';
import { useOpenOutside } from '../../host/use-open-outside.ts';
import { draftOf } from './draft.ts';

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
  const { subject, text } = draftOf(record);
  const email = emailKey(record.email);
  const phone = phoneKey(record.phone);
  const links = [
    ...(email
      ? [
          {
            label: 'Write e-mail',
            icon: 'mail' as const,
            address: `mailto:${mailAddress(email)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`,
          },
        ]
      : []),
    ...(phone
      ? [
          { label: 'Call', icon: 'phone' as const, address: `tel:+${phone}` },
          {
            label: 'WhatsApp',
            icon: 'phone' as const,
            address: `https://wa.me/${phone}?text=${encodeURIComponent(text)}`,
          },
        ]
      : []),
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
