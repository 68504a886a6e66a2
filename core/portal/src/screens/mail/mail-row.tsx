import { Badge, chakra } from '@chakra-ui/react';
import type { MailItem } from '@jeweler/core/schemas';
import { dateAndTime, longTime } from '../../shared/times.ts';
import { stateSentence } from './labels.ts';

const Row = chakra('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '1',
    width: 'full',
    px: { base: '4', lg: '5' },
    py: '3',
    textAlign: 'left',
    cursor: 'pointer',
    overflowWrap: 'anywhere',
    _hover: { bg: 'admin.sunken' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});

interface MailRowProps {
  mail: MailItem;
  /** The screen itself says why mails are waiting. */
  isHeld: boolean;
  onOpen: (element: HTMLElement) => void;
}

/** One mail in the list: recipient, subject, and state. */
export const MailRow = ({ mail, isHeld, onOpen }: MailRowProps) => {
  const isBad = mail.state === 'failed';
  return (
    <li>
      <Row type="button" onClick={(event) => onOpen(event.currentTarget)}>
        <chakra.span display="flex" flexWrap="wrap" columnGap="3" rowGap="1" alignItems="center">
          <chakra.span fontWeight="strong" overflowWrap="anywhere" minWidth="0">
            {mail.to ?? 'Staff'}
          </chakra.span>
          <Badge>{mail.label}</Badge>
        </chakra.span>
        <bdi>{mail.subject}</bdi>
        <chakra.span fontSize="small" color={isBad ? 'admin.error' : 'admin.quiet'}>
          <span>{stateSentence(mail)}</span>
          {mail.state === 'sent' ? null : (
            <span>
              {', written '}
              <time dateTime={mail.createdAt} title={longTime(mail.createdAt)}>
                {dateAndTime(mail.createdAt)}
              </time>
            </span>
          )}
        </chakra.span>
        {mail.reason === null || (isHeld && mail.state === 'waiting') ? null : (
          <chakra.span fontSize="small" color={isBad ? 'admin.error' : 'admin.quiet'}>
            {mail.reason}
          </chakra.span>
        )}
      </Row>
    </li>
  );
};
