import { Badge, chakra } from '@chakra-ui/react';
import { type MailItem, mailStates } from '@jeweler/core/schemas';
import { useAtom } from 'jotai';
import { useState } from 'react';
import { useCommands } from '../../shared/host/use-commands.ts';
import { holdSentence } from '../../shared/mail-hold.ts';
import { dateAndTime, longTime } from '../../shared/times.ts';
import { Loading } from '../../shared/ui/loading.tsx';
import { Message } from '../../shared/ui/message.tsx';
import { EmptyLine, Panel, ShowOlder } from '../../shared/ui/panel.tsx';
import { ScreenTitle } from '../../shared/ui/screen-title.tsx';
import { Select } from '../../shared/ui/select.tsx';
import { MailDialog } from './mail-dialog.tsx';
import { mailStateAtom, mailStateLabels, stateSentence, useMails } from './mails.ts';

/** Mail to visitors and staff: waiting, sent, or failed and why, and what to do about it. */
export const MailScreen = () => {
  const [state, setState] = useAtom(mailStateAtom);
  const { pages, ...query } = useMails();
  const mails = pages?.flatMap((each) => each.mails);
  const page = pages?.[0];
  const [open, setOpen] = useState<number>();
  useCommands({ refresh: query.refetch });
  const hold = page && holdSentence(page);
  const options = [
    { value: 'all' as const, label: 'All emails' },
    ...mailStates.map((value) => ({
      value,
      label: page ? `${mailStateLabels[value]} (${page.counts[value]})` : mailStateLabels[value],
    })),
  ];
  return (
    <chakra.div display="grid" gap="6">
      <chakra.div display="flex" flexWrap="wrap" gap="4" alignItems="center" justifyContent="space-between">
        <ScreenTitle fontSize="2.25rem">Outgoing mail</ScreenTitle>
        <Select label="Show" value={state} options={options} onChange={setState} />
      </chakra.div>
      {hold === undefined ? null : (
        <Message status="info" role="status">
          {page?.mode === 'off'
            ? `${hold} Below is what would be sent: copy it, or open it in your mail program.`
            : hold}
        </Message>
      )}
      <Panel aria-label="Emails" aria-busy={query.isFetching}>
        {mails ? null : <Loading query={query} height="12rem" />}
        {mails?.length === 0 ? <EmptyLine>There are no emails here.</EmptyLine> : null}
        <chakra.ul css={{ '& > li + li': { borderTop: 'rule' } }}>
          {mails?.map((mail) => (
            <MailRow key={mail.id} mail={mail} isHeld={hold !== undefined} onOpen={() => setOpen(mail.id)} />
          ))}
        </chakra.ul>
        <ShowOlder query={query} />
      </Panel>
      {open === undefined ? null : <MailDialog id={open} onClose={() => setOpen(undefined)} />}
    </chakra.div>
  );
};

const Row = chakra('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '1',
    width: 'full',
    px: 'panel',
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
  onOpen: () => void;
}

/** One mail in the list: recipient, subject, and state. */
const MailRow = ({ mail, isHeld, onOpen }: MailRowProps) => {
  const isBad = mail.state === 'failed';
  return (
    <li>
      <Row type="button" onClick={onOpen}>
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
