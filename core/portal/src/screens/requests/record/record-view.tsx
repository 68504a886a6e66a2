import { Badge, chakra } from '@chakra-ui/react';
import { type SubmissionItem, type SubmissionRecord, submissionDefinitions } from '@jeweler/core/submissions';
import { useEffect, useRef } from 'react';
import { useScreenKeys } from '../../../shared/data-list/use-screen-keys.ts';
import { requestPath } from '../../../shared/paths.ts';
import { longTime } from '../../../shared/times.ts';
import { IconButton } from '../../../shared/ui/button.tsx';
import { Flow, Quiet } from '../../../shared/ui/layout.ts';
import { Loading } from '../../../shared/ui/loading.tsx';
import { Panel, PanelHead } from '../../../shared/ui/panel.tsx';
import { ScreenTitle } from '../../../shared/ui/screen-title.tsx';
import { Section } from '../../../shared/ui/section.tsx';
import { TextLink } from '../../../shared/ui/text-link.tsx';
import { ClaimSection } from '../../../submissions/claim.tsx';
import { getSender, statusLabels } from '../../../submissions/labels.ts';
import { useSubmissionRecord } from '../../../submissions/submission-record.ts';
import { appointmentTime, dueColors, getDue } from '../../../submissions/times.ts';
import { useChanges } from '../../../submissions/use-changes.ts';
import { Conversation } from './conversation.tsx';
import { History } from './history.tsx';
import { Notes } from './notes.tsx';
import { DeletionSection, PersonSection } from './person-section.tsx';

/** Where somebody goes on who opens a record by keyboard. */
export type RecordFocus = 'record' | 'reply';

interface RecordViewProps {
  reference: string;
  now: Date;
  /** Where the focus goes once it is there; undefined: it stays where it is. */
  focus: RecordFocus | undefined;
  /** References of the neighbours in the list; undefined at its ends. */
  previous: string | undefined;
  next: string | undefined;
  onOpen: (reference: string, focus?: RecordFocus) => void;
  onClose: () => void;
}

/** One submission: its content, the available actions, and its history. */
export const RecordView = (props: RecordViewProps) => {
  const { reference, now, focus, previous, next, onOpen, onClose } = props;
  const { record, markUnread, ...query } = useSubmissionRecord(reference);
  useScreenKeys({
    onPrevious: () => previous && onOpen(previous, 'record'),
    onNext: () => next && onOpen(next, 'record'),
    onClear: onClose,
  });
  return (
    <Panel aria-label={`Request ${reference}`}>
      {/* A reference with wide letters needs a separate line on the narrowest phones. */}
      <PanelHead gap="1" flexWrap={{ base: 'wrap', sm: 'nowrap' }}>
        <chakra.span color="admin.quiet" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          {reference}
        </chakra.span>
        <Flow gap="0" marginLeft="auto" marginRight="-3" marginBlock="-2" _print={{ display: 'none' }}>
          <IconButton
            icon="previous"
            label="Newer request"
            aria-keyshortcuts="k"
            aria-disabled={!previous}
            onClick={() => previous && onOpen(previous)}
          />
          <IconButton
            icon="next"
            label="Older request"
            aria-keyshortcuts="j"
            aria-disabled={!next}
            onClick={() => next && onOpen(next)}
          />
          <IconButton icon="print" label="Print" onClick={() => window.print()} />
          <IconButton icon="close" label="Back to the list" onClick={onClose} />
        </Flow>
      </PanelHead>
      {record ? (
        <Whole
          key={reference}
          {...{ record, now, focus, onClose }}
          onUnread={() => {
            // Close first: an open record is marked as read again.
            onClose();
            void markUnread();
          }}
        />
      ) : (
        <Loading query={query} height="12rem" />
      )}
    </Panel>
  );
};

interface WholeProps extends Pick<RecordViewProps, 'now' | 'focus' | 'onClose'> {
  record: SubmissionRecord;
  onUnread: () => void;
}

const Whole = ({ record, now, focus, onClose, onUnread }: WholeProps) => {
  const { kind, status, appointment, canReply } = record;
  const changes = useChanges();
  const title = useRef<HTMLHeadingElement>(null);
  const isReplying = focus === 'reply' && canReply;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the record is there
  useEffect(() => {
    if (focus !== undefined && !isReplying) title.current?.focus();
  }, []);
  const due = getDue(record, now);
  return (
    <>
      <chakra.header display="grid" gap="2" px="panel" paddingTop="5" paddingBottom="3">
        <ScreenTitle as="h2" ref={title}>
          <bdi>{getSender(record)}</bdi>
        </ScreenTitle>
        <chakra.p display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
          <span>{submissionDefinitions[kind].label.one}</span>
          {appointment ? <span>{appointmentTime(appointment)}</span> : null}
          <Badge>{statusLabels[status]}</Badge>
          {due ? (
            <chakra.span color={dueColors[due.urgency]} fontWeight="medium">
              {due.text}
            </chakra.span>
          ) : null}
        </chakra.p>
      </chakra.header>
      <Conversation {...{ record, changes, now, isReplying, onUnread }} />
      {record.claim ? (
        <Section title="Prize" gap="3">
          <ClaimSection claim={record.claim} now={now} />
        </Section>
      ) : null}
      <Section title="Notes" gap="3" _print={record.notes.length === 0 ? { display: 'none' } : {}}>
        <Notes key={record.reference} record={record} changes={changes} />
      </Section>
      {record.related.length === 0 ? null : (
        <Section title="From the same person" gap="3" _print={{ display: 'none' }}>
          <Related submissions={record.related} />
        </Section>
      )}
      {/* A printed record goes with the piece: into the workshop, or over the counter. */}
      <Section title="History" gap="3" _print={{ display: 'none' }}>
        <History record={record} />
      </Section>
      <Section title="About this person" gap="3" _print={{ display: 'none' }}>
        <PersonSection record={record} onDeleted={onClose} />
        <DeletionSection record={record} onDeleted={onClose} />
      </Section>
    </>
  );
};

/** Other submissions by the same person, matched by email address or phone number. */
const Related = ({ submissions }: { submissions: readonly SubmissionItem[] }) => (
  <chakra.ul display="grid" gap="3">
    {submissions.map(({ reference, kind, status, summary, receivedAt }) => (
      <li key={reference}>
        <TextLink to={requestPath(reference)}>
          <span>{submissionDefinitions[kind].label.one}</span>
          {summary === '' ? null : (
            <>
              {': '}
              <bdi>{summary}</bdi>
            </>
          )}
        </TextLink>
        <Quiet as="span" display="block">
          {`${longTime(receivedAt)}, ${statusLabels[status].toLowerCase()}`}
        </Quiet>
      </li>
    ))}
  </chakra.ul>
);
