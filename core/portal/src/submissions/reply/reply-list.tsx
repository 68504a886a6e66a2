import { chakra } from '@chakra-ui/react';
import type { SubmissionRecord, SubmissionReply } from '@jeweler/core/submissions';
import { useId } from 'react';
import { portalPaths } from '../../shared/paths.ts';
import { useNameOf } from '../../shared/session/use-session.ts';
import { longTime } from '../../shared/times.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Icon } from '../../shared/ui/icon.tsx';
import { Quiet } from '../../shared/ui/layout.ts';
import { TextLink } from '../../shared/ui/text-link.tsx';
import type { Reply } from './use-reply.ts';

const stateSentence = ({ state, isUntried, sentAt, reason }: SubmissionReply): string => {
  switch (state) {
    case 'sent':
      return sentAt === null ? 'Sent.' : `Sent on ${longTime(sentAt)}.`;
    case 'sending':
      return 'Being sent.';
    case 'waiting':
      return isUntried && reason === null ? 'It will be sent in a few seconds.' : `Waiting. ${reason ?? ''}`;
    case 'failed':
    case 'written-off':
      return `Not sent. ${reason ?? ''}`;
  }
};

interface ReplyListProps {
  record: SubmissionRecord;
  reply: Reply;
  /** The last one has just been sent from here, by a button that is gone. */
  isJustSent: boolean;
  /** Its Undo has the focus now: whoever goes on elsewhere is left there. */
  onFocused: () => void;
}

/** What staff have replied, with what became of it; the last can be taken back until it is sent. */
export const ReplyList = ({ record, reply, isJustSent, onFocused }: ReplyListProps) => {
  const { replies, history } = record;
  const id = useId();
  const nameOf = useNameOf();
  if (replies.length === 0) return null;
  const last = replies.at(-1);
  const isLastChange = history.at(-1)?.action === 'replied';
  return (
    <chakra.ul aria-label="Replies" display="grid" gap="4" px="panel" paddingBottom="5">
      {replies.map((each) => {
        const isLost = each.state === 'failed' || each.state === 'written-off';
        return (
          <chakra.li
            key={each.id}
            maxWidth="42rem"
            paddingInlineStart="4"
            borderInlineStart="2px solid"
            borderColor="admin.rule"
          >
            <Quiet>{`${nameOf(each.by)} replied, ${longTime(each.at)}`}</Quiet>
            <chakra.p dir="auto" lineHeight="1.6" whiteSpace="pre-line" overflowWrap="anywhere">
              {each.text}
            </chakra.p>
            <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" fontSize="small">
              <chakra.span
                id={`${id}${each.id}`}
                display="flex"
                gap="2"
                color={isLost ? 'admin.error' : 'admin.quiet'}
              >
                {isLost ? <Icon name="warning" width="4" height="4" marginTop=".15rem" /> : null}
                <span>{stateSentence(each)}</span>
              </chakra.span>
              {isLost ? <TextLink to={portalPaths.mail}>Outgoing mail</TextLink> : null}
              {each === last && isLastChange && each.isUntried ? (
                <Button
                  ref={(button: HTMLButtonElement | null) => {
                    if (!isJustSent || !button) return;
                    button.focus();
                    onFocused();
                  }}
                  variant="bare"
                  aria-describedby={`${id}${each.id}`}
                  aria-disabled={reply.busy}
                  _print={{ display: 'none' }}
                  onClick={() => void reply.withdraw(each)}
                >
                  <Icon name="undo" />
                  Undo
                </Button>
              ) : null}
            </chakra.div>
          </chakra.li>
        );
      })}
    </chakra.ul>
  );
};
