import { chakra } from '@chakra-ui/react';
import { formatDay, formatSlot } from '@jeweler/core/format';
import type { HistoryEntry, SubmissionRecord, SubmissionStatus } from '@jeweler/core/submissions';
import { wholeDay } from '../../../shared/day-labels.ts';
import { useNameOf } from '../../../shared/session/use-session.ts';
import { longTime } from '../../../shared/times.ts';
import { statusLabels } from '../../../submissions/labels.ts';
import { hourCount } from '../../../submissions/times.ts';

const statusLabel = (status: string | null): string =>
  status === null ? '' : (statusLabels[status as SubmissionStatus] ?? status);

/** A time of the history is '2026-06-15 14:00', or '2026-06-15 14:00 2' if it takes several hours. */
const timeLabel = (time: string | null): string => {
  const [day, slot, hours] = time?.split(' ') ?? [];
  if (!day || !slot) return '';
  return `${formatDay(day)}, ${formatSlot(slot)}${hours ? ` (${hourCount(Number(hours))})` : ''}`;
};

const moveLabel = (from = '', to = ''): string => {
  const [one, other] = [from.split(' '), to.split(' ')];
  if (one[0] !== other[0] || one[1] !== other[1])
    return `moved it from ${timeLabel(from)} to ${timeLabel(to)}`;
  return `made it ${hourCount(Number(other[2] ?? 1))} instead of ${hourCount(Number(one[2] ?? 1))}`;
};

const sentence = (by: string, { action, from, to }: HistoryEntry): string => {
  switch (action) {
    case 'status':
      return `${by}: ${statusLabel(to)}`;
    case 'undone':
      return `${by} undid the change: ${statusLabel(to)}`;
    case 'note':
      if (to !== null) return `${by} asked for ${timeLabel(to)}`;
      return from === null ? `${by} wrote a note` : `${by} ended the request for ${timeLabel(from)}`;
    case 'replied':
      return to === null ? `${by} replied by email` : `${by} replied by email: ${statusLabel(to)}`;
    case 'reminder':
      return to === null ? `${by} removed the reminder` : `${by} set a reminder for ${wholeDay(to)}`;
    case 'photos':
      return `${by} added photos`;
    case 'booked':
      return `${by} booked it`;
    case 'moved':
      return `${by} ${moveLabel(from ?? '', to ?? '')}`;
  }
};

/** Who did what and when, oldest first. */
export const History = ({ record }: { record: SubmissionRecord }) => {
  const nameOf = useNameOf();
  return (
    <chakra.ol display="grid" gap="2">
      {record.history[0]?.action === 'booked' ? null : (
        <li>
          Received <Time iso={record.receivedAt} />
        </li>
      )}
      {record.history.map((entry) => (
        <li key={`${entry.at} ${entry.action} ${entry.to}`}>
          <span>{sentence(nameOf(entry.by), entry)}</span> <Time iso={entry.at} />
        </li>
      ))}
    </chakra.ol>
  );
};

export const Time = ({ iso }: { iso: string }) => (
  <chakra.time dateTime={iso} color="admin.quiet" fontSize="small" display="block">
    {longTime(iso)}
  </chakra.time>
);
