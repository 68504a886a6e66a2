import { chakra } from '@chakra-ui/react';
import { appointmentTypeNames } from '../../business/index.ts';
import { formatDay, formatSlot } from '../../format/index.ts';
import type { AppointmentType } from '../../schemas/index.ts';
import type { SubmissionRecord } from '../../submissions/index.ts';
import { fieldLabel, markLabels } from './labels.ts';
import { longTime } from './times.ts';

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(5rem, auto) minmax(0, 1fr)',
    columnGap: '5',
    rowGap: '1',
    '& dt': { color: 'admin.quiet' },
    '& dd': { margin: '0', textAlign: 'left', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  },
});

/** Fields with text of several lines, shown as quotations above the other fields. */
const longFields: readonly string[] = ['message', 'notes'];

const shown = (field: string, value: string): string => {
  if (field === 'appointmentDate') return formatDay(value.slice(0, 10));
  if (field === 'appointmentType') return appointmentTypeNames[value as AppointmentType] ?? value;
  return field === 'appointmentTime' ? formatSlot(value) : value;
};

/** The current day and time: the appointment may have been moved. */
const presentTime = (field: string, { day, slot }: NonNullable<SubmissionRecord['appointment']>) => {
  if (field === 'appointmentDate') return day;
  return field === 'appointmentTime' ? slot : undefined;
};

/** Everything that was submitted, and from where. */
export const Letter = ({ record }: { record: SubmissionRecord }) => {
  const { details, receivedAt, page, marks, appointment } = record;
  return (
    <chakra.div display="grid" gap="5" px={{ base: '4', lg: '5' }} py="5">
      {details
        .filter(({ field }) => longFields.includes(field))
        .map(({ field, value }) => (
          <chakra.blockquote
            key={field}
            dir="auto"
            margin="0"
            paddingInlineStart="4"
            borderInlineStart="2px solid"
            borderColor="admin.accent"
            maxWidth="42rem"
            fontSize="body"
            lineHeight="1.6"
            whiteSpace="pre-line"
            overflowWrap="anywhere"
          >
            {value}
          </chakra.blockquote>
        ))}
      <Facts>
        {details
          .filter(({ field }) => !longFields.includes(field))
          .map(({ field, value }) => (
            <chakra.div key={field} display="contents">
              <dt>{fieldLabel(field)}</dt>
              <dd dir="auto">
                {appointment ? shown(field, presentTime(field, appointment) ?? value) : shown(field, value)}
              </dd>
            </chakra.div>
          ))}
        <dt>Received</dt>
        <dd>{longTime(receivedAt)}</dd>
        {page === null ? null : (
          <>
            <dt>Page</dt>
            <dd>{page}</dd>
          </>
        )}
        {marks.length === 0 ? null : (
          <>
            <dt>Note</dt>
            <dd>{marks.map((mark) => markLabels[mark]).join('. ')}</dd>
          </>
        )}
      </Facts>
    </chakra.div>
  );
};
