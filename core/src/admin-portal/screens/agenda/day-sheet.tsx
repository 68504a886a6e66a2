import { chakra } from '@chakra-ui/react';
import { shop } from '../../../business/index.ts';
import { formatPhone, formatSlot } from '../../../format/index.ts';
import { appointmentSlots } from '../../../schemas/index.ts';
import type { AgendaItem } from '../../../submissions/index.ts';
import { wholeDay } from '../../shared/day-labels.ts';
import type { AgendaDay } from '../../submissions/appointments/agenda-week.ts';
import { typeLabel } from '../../submissions/appointments/labels.ts';
import { getSender, statusLabels } from '../../submissions/labels.ts';

/** Black on white in every color scheme. */
const Sheet = chakra('section', {
  base: {
    display: 'none',
    _print: { display: 'block' },
    color: 'black',
    fontSize: '11pt',
    lineHeight: '1.35',
    '& table': { width: 'full', borderCollapse: 'collapse', marginTop: '5' },
    '& th, & td': {
      padding: '.5rem .6rem',
      textAlign: 'start',
      verticalAlign: 'top',
      borderBottom: '1px solid #999',
      overflowWrap: 'anywhere',
    },
    '& thead th': { borderBottom: '1.5px solid black', fontWeight: 'strong' },
    '& tbody th': { fontWeight: 'strong', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    // Leaves room to write on.
    '& tr': { height: '3.2rem', breakInside: 'avoid' },
  },
});

const Row = ({ time, item }: { time: string; item: AgendaItem }) => (
  <tr>
    <th scope="row">{time}</th>
    <td>
      <strong>
        <bdi>{getSender(item)}</bdi>
      </strong>
      {item.status === 'confirmed' ? null : <div>{statusLabels[item.status]}</div>}
    </td>
    <td>{item.phone === null ? item.email : formatPhone(item.phone)}</td>
    <td>{typeLabel(item)}</td>
    <chakra.td dir="auto" whiteSpace="pre-line">
      {item.notes}
    </chakra.td>
  </tr>
);

/** A day on one printed page, with lines for appointments that come in by telephone. */
export const DaySheet = ({ day: { day, slots, note, appointments } }: { day: AgendaDay }) => (
  <Sheet aria-label="Day sheet">
    <chakra.h2 textStyle="h3">{wholeDay(day)}</chakra.h2>
    <p>
      {shop.name}
      {note ? `. ${note}` : ''}
    </p>
    <table>
      <thead>
        <tr>
          <th scope="col">Time</th>
          <th scope="col">Name</th>
          <th scope="col">Phone</th>
          <th scope="col">Type</th>
          <th scope="col">Notes</th>
        </tr>
      </thead>
      <tbody>
        {appointmentSlots.map((slot) => {
          const items = appointments.filter(({ appointment }) => appointment.slot === slot);
          const time = formatSlot(slot);
          return items.length > 0 ? (
            items.map((item) => <Row key={item.reference} time={time} item={item} />)
          ) : (
            <tr key={slot}>
              <th scope="row">{time}</th>
              <td colSpan={4}>{slots[slot] === 'closed' ? 'Closed' : ''}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  </Sheet>
);
