import { Badge, chakra } from '@chakra-ui/react';
import { formatAppointment } from '@jeweler/core/format';
import type { AgendaItem, SubmissionRecord } from '@jeweler/core/submissions';
import { requestPath } from '../../shared/paths.ts';
import { DialogFrame } from '../../shared/ui/dialog-frame.tsx';
import { Flow } from '../../shared/ui/layout.ts';
import { Loading } from '../../shared/ui/loading.tsx';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { holdSentence } from '../../submissions/appointments/labels.ts';
import { WishLine } from '../../submissions/appointments/wish-line.tsx';
import { ChangeButtons } from '../../submissions/change-buttons.tsx';
import { ChangeOutcome } from '../../submissions/change-outcome.tsx';
import { getSender, statusLabels } from '../../submissions/labels.ts';
import { ReplyLinks } from '../../submissions/reply-links.tsx';
import { SubmissionDetails } from '../../submissions/submission-details.tsx';
import { useSubmissionRecord } from '../../submissions/submission-record.ts';
import { useChanges } from '../../submissions/use-changes.ts';

interface AppointmentDialogProps {
  reference: string;
  /** The agenda's item; undefined when it is on none of the days shown. */
  item: AgendaItem | undefined;
  now: Date;
  onClose: () => void;
}

/** One appointment in a dialog over the agenda: its details and every available action. */
export const AppointmentDialog = ({ reference, item, now, onClose }: AppointmentDialogProps) => {
  const { record, ...query } = useSubmissionRecord(reference);
  return (
    <DialogFrame narrow title={record ? getSender(record) : reference} onClose={onClose}>
      {record ? <Whole record={record} item={item} now={now} /> : <Loading query={query} height="12rem" />}
    </DialogFrame>
  );
};

const Whole = ({
  record,
  item,
  now,
}: { record: SubmissionRecord } & Pick<AppointmentDialogProps, 'item' | 'now'>) => {
  const { reference, status, appointment } = record;
  const changes = useChanges();
  const hold = item && holdSentence(item, now);
  return (
    <>
      <Flow as="p" alignItems="center" rowGap="1" px="panel" paddingTop="4">
        <chakra.strong fontWeight="strong">{appointment ? formatAppointment(appointment) : ''}</chakra.strong>
        <Badge>{statusLabels[status]}</Badge>
        {hold ? <chakra.span color="admin.quiet">{hold}</chakra.span> : null}
      </Flow>
      <Flow px="panel" py="3">
        <ChangeButtons {...{ record, changes, now }} isQuiet={record.wish !== null} />
      </Flow>
      <ChangeOutcome changes={changes} />
      <WishLine record={record} changes={changes} now={now} />
      <Flow px="panel" py="3">
        <ReplyLinks record={record} />
      </Flow>
      <chakra.div borderTop="rule">
        <SubmissionDetails record={record} />
      </chakra.div>
      <chakra.p px="panel" paddingBottom="5">
        <TextLink to={requestPath(reference)}>{`Notes and history of ${reference}`}</TextLink>
      </chakra.p>
    </>
  );
};
