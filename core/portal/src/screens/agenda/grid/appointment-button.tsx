import { chakra } from '@chakra-ui/react';
import { formatPhone, formatSlot, hourAfter } from '@jeweler/core/format';
import type { AgendaItem } from '@jeweler/core/submissions';
import type { ComponentProps } from 'react';
import { hasHoldEnded } from '../../../submissions/appointments/agenda-week.ts';
import { agendaStatus, holdSentence } from '../../../submissions/appointments/labels.ts';
import { getSender } from '../../../submissions/labels.ts';

/** Of the list of hours, also where a style sheet enlarges the text, which leaves breakpoints as they are. */
const LARGE_TEXT = '@container (max-width: 34rem)';

const Box = chakra('button', {
  base: {
    display: 'grid',
    alignContent: 'start',
    columnGap: '5',
    width: 'full',
    minWidth: '0',
    minHeight: 'target',
    py: '2',
    px: '3',
    textAlign: 'start',
    lineHeight: '1.4',
    borderRadius: '2px',
    bg: 'admin.selected',
    // The style of the border shows how firm the appointment is; the text says it as well.
    borderLeft: '3px solid',
    borderColor: 'admin.accent',
    cursor: 'pointer',
    _hover: { outline: '1px solid', outlineColor: 'admin.accent' },
    _focusVisible: { outline: '2px solid', outlineColor: 'admin.accent', outlineOffset: '1px' },
    '& > span': { minWidth: '0', overflowWrap: 'anywhere' },
  },
  variants: {
    edge: {
      firm: {},
      open: { borderStyle: 'dashed' },
      over: { bg: 'admin.sunken', borderColor: 'admin.control' },
    },
    /** In a column of the week. */
    narrow: {
      true: { px: '2', py: '.375rem', fontSize: 'note' },
      false: {
        gridTemplateColumns: {
          base: 'minmax(0, 1fr)',
          md: 'minmax(0, 1fr) minmax(0, 1.4fr) 13rem',
        },
        // Large text: one below the other, as on phones.
        [LARGE_TEXT]: {
          gridTemplateColumns: 'minmax(0, 1fr)',
        },
      },
    },
  },
});

const getEdge = ({ status }: AgendaItem) => {
  if (status === 'confirmed') return 'firm';
  return status === 'requested' || status === 'proposed' ? 'open' : 'over';
};

const Quiet = chakra('span', { base: { display: 'block', color: 'admin.quiet' } });

interface AppointmentButtonProps extends Omit<ComponentProps<typeof Box>, 'narrow' | 'edge' | 'children'> {
  item: AgendaItem;
  now: Date;
  narrow: boolean;
}

/** An appointment in the agenda: visitor, purpose and status. */
export const AppointmentButton = ({ item, now, narrow, ...rest }: AppointmentButtonProps) => {
  const { reference, notes, phone, email, unread, appointment } = item;
  const { slot, hours } = appointment;
  const until = hours && `until ${formatSlot(hourAfter(slot, hours))}`;
  const hold = holdSentence(item, now);
  const hasEnded = hasHoldEnded(item, now);
  return (
    <Box narrow={narrow} edge={getEdge(item)} data-reference={reference} {...rest}>
      <span>
        <chakra.strong display="block" fontWeight={unread ? 'strong' : 'medium'}>
          <bdi>{getSender(item)}</bdi>
        </chakra.strong>
        <Quiet>{[item.summary, until].filter(Boolean).join(', ')}</Quiet>
      </span>
      {narrow ? null : (
        <Quiet as="span">
          <chakra.span display="block" fontVariantNumeric="tabular-nums">
            {phone === null ? email : formatPhone(phone)}
          </chakra.span>
          {notes === '' ? null : (
            <chakra.span dir="auto" display="block" lineClamp="1" textAlign="start">
              {notes}
            </chakra.span>
          )}
        </Quiet>
      )}
      <chakra.span
        fontSize="note"
        textAlign={narrow ? 'start' : { base: 'start', md: 'end' }}
        css={{ [LARGE_TEXT]: { textAlign: 'start' } }}
      >
        <chakra.span display={narrow ? 'inline' : 'block'} fontWeight="medium">
          {agendaStatus(item)}
        </chakra.span>{' '}
        <chakra.span color="admin.quiet" fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
          {reference}
        </chakra.span>
        {hold === undefined || (narrow && !hasEnded) ? null : <Quiet>{narrow ? 'Not held' : hold}</Quiet>}
      </chakra.span>
    </Box>
  );
};
