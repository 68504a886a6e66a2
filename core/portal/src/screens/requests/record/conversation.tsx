import { chakra } from '@chakra-ui/react';
import { getStage, nextStatuses, type SubmissionRecord } from '@jeweler/core/submissions';
import { useEffect, useRef, useState } from 'react';
import { useScreenKeys } from '../../../shared/data-list/use-screen-keys.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Flow, Quiet } from '../../../shared/ui/layout.ts';
import { WishLine } from '../../../submissions/appointments/wish-line.tsx';
import { ChangeButtons } from '../../../submissions/change-buttons.tsx';
import { ChangeOutcome } from '../../../submissions/change-outcome.tsx';
import { mailSentence } from '../../../submissions/labels.ts';
import { ReplyBox } from '../../../submissions/reply/reply-box.tsx';
import { ReplyList } from '../../../submissions/reply/reply-list.tsx';
import { useReply } from '../../../submissions/reply/use-reply.ts';
import { useSavedReplies } from '../../../submissions/reply/use-saved-replies.ts';
import { iconOnlyOnPhones, ReplyLinks } from '../../../submissions/reply-links.tsx';
import { SubmissionDetails } from '../../../submissions/submission-details.tsx';
import type { Changes } from '../../../submissions/use-changes.ts';
import { ReminderForm, ReminderLine } from './reminder.tsx';

/** Stays in view, however long the message is; on low windows it would leave too little of the message. */
const Bar = chakra('div', {
  base: {
    bg: 'admin.panel',
    containerType: 'inline-size',
    '@media (min-height: 30rem)': { position: 'sticky', top: 'var(--nav-height)', zIndex: '2' },
    // The form for another time may be higher than the window: it has to scroll.
    '&:has(form)': { position: 'static' },
    _print: { display: 'none' },
  },
});

/** All actions in one line: where there are many, icons do for those that are known by them. */
const iconsOnly = {
  '@container (max-width: 56rem)': {
    '& > div > :is(a, [aria-haspopup=menu], [aria-keyshortcuts])': { px: '3', '& > span': { srOnly: true } },
  },
} as const;

/** What staff answer in writing rather than by a decision. */
const isCorrespondence = ({ kind }: SubmissionRecord): boolean =>
  kind === 'contact' || kind === 'service-request';

interface ConversationProps {
  record: SubmissionRecord;
  changes: Changes;
  now: Date;
  /** It was opened to be answered. */
  isReplying: boolean;
  onUnread: () => void;
}

/** What the visitor wants, what can be done about it, and what staff have replied. */
export const Conversation = ({ record, changes, now, isReplying, onUnread }: ConversationProps) => {
  const { kind, status, canReply } = record;
  const reply = useReply(record);
  const { freeTimes = [] } = useSavedReplies().data ?? {};
  const field = useRef<HTMLTextAreaElement>(null);
  const [isReminding, setReminding] = useState(false);
  const [opened, setOpened] = useState(isReplying);
  const [isJustSent, setJustSent] = useState(false);
  /** A saved reply has been typed in the box, and is not stored. */
  const [hasUnsaved, setUnsaved] = useState(false);
  const isFirst = isCorrespondence(record);
  const isWaiting = getStage(kind, status) === 'waiting';
  const isNext = isFirst && isWaiting;
  // A claim is scheduled once its sender has been written to or called.
  const isContactNext = isNext || (kind === 'prize-claim' && isWaiting);
  const isWriting = canReply && (isNext || opened || reply.text !== '' || hasUnsaved);
  // The button that opened the box says where to go on.
  useEffect(() => {
    if (opened) field.current?.focus();
  }, [opened]);

  const startReply = () => (isWriting ? field.current?.focus() : setOpened(true));
  const isSpam = status === 'spam';
  const next = nextStatuses(kind, status);
  const finished = next.find((to) => to === 'answered' || to === 'done');
  useScreenKeys({
    onReply: canReply ? startReply : undefined,
    onFinish: finished && (() => void changes.change(record, finished)),
    onUnread: isSpam ? undefined : onUnread,
    onSpam: next.includes('spam') ? () => void changes.change(record, 'spam') : undefined,
  });

  const sentence = mailSentence(record, now);
  const contact = (
    <>
      {canReply ? (
        <Button
          variant={isContactNext && reply.text.trim() === '' ? 'solid' : 'line'}
          css={isFirst ? {} : iconOnlyOnPhones}
          aria-keyshortcuts="r"
          title="Reply"
          onClick={startReply}
        >
          <Icon name="reply" />
          <span>Reply</span>
        </Button>
      ) : null}
      {kind === 'subscription' ? null : (
        <ReplyLinks record={record} mail={canReply ? 'none' : isContactNext ? 'solid' : 'line'} />
      )}
    </>
  );
  return (
    <>
      <Bar css={isFirst ? {} : iconsOnly}>
        <Flow gap={{ base: '2', lg: '3' }} px="panel" py="3" borderBlock="rule">
          {isFirst || isContactNext ? contact : null}
          <ChangeButtons
            {...{ record, changes, now }}
            visible={isFirst ? 1 : 2}
            isQuiet={record.wish !== null || isWriting || (isContactNext && record.email !== null)}
            choices={
              isSpam
                ? []
                : [
                    { label: 'Remind me on…', choose: () => setReminding(true) },
                    { label: 'Mark as unread', choose: onUnread },
                  ]
            }
          >
            {isFirst || isContactNext ? null : contact}
          </ChangeButtons>
        </Flow>
        <ChangeOutcome changes={changes} />
      </Bar>
      <WishLine record={record} changes={changes} now={now} />
      {isReminding ? (
        <ReminderForm record={record} changes={changes} now={now} onClose={() => setReminding(false)} />
      ) : (
        <ReminderLine record={record} changes={changes} now={now} onMove={() => setReminding(true)} />
      )}
      {sentence === undefined ? null : (
        <Quiet px="panel" paddingTop="3" _print={{ display: 'none' }}>
          {sentence}
        </Quiet>
      )}
      <SubmissionDetails record={record} />
      <ReplyList {...{ record, reply, isJustSent }} onFocused={() => setJustSent(false)} />
      {isWriting ? (
        <ReplyBox
          {...{ record, reply, field, freeTimes, hasUnsaved }}
          onUnsaved={setUnsaved}
          onSent={() => {
            setOpened(false);
            setJustSent(true);
          }}
          onClose={isNext || reply.text !== '' || hasUnsaved ? undefined : () => setOpened(false)}
        />
      ) : null}
    </>
  );
};
