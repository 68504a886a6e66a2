import { chakra } from '@chakra-ui/react';
import { shop } from '@jeweler/core/business';
import { formatPhone, formatSlot, formatTimes } from '@jeweler/core/format';
import { appointmentSlots, slotsOf } from '@jeweler/core/schemas';
import type { AgendaItem } from '@jeweler/core/submissions';
import { daySpan, wholeDay } from '../../shared/day-labels.ts';
import { shopAddress, useShopFacts } from '../../shared/shop-facts.ts';
import type { AgendaDay } from '../../submissions/appointments/agenda-week.ts';
import { agendaStatus } from '../../submissions/appointments/labels.ts';
import { getSender } from '../../submissions/labels.ts';

/** Black on white in every color scheme. */
const Sheet = chakra('section', {
  base: {
    display: 'none',
    _print: { display: 'block' },
    color: 'black',
    fontSize: '11pt',
    lineHeight: '1.35',
    '& table': { width: 'full', marginTop: '5' },
    '& th, & td': {
      padding: '.5rem .6rem',
      textAlign: 'start',
      verticalAlign: 'top',
      borderBottom: '1px solid #999',
      overflowWrap: 'anywhere',
    },
    '& thead th': { borderBottom: '1.5px solid black', fontWeight: 'strong' },
    '& tbody th': { fontWeight: 'strong', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
    '& th[scope=rowgroup]': { paddingTop: '.6rem', borderBottomColor: 'black', breakAfter: 'avoid' },
    '& tr': { breakInside: 'avoid' },
  },
});

const AppointmentCells = ({ item }: { item: AgendaItem }) => (
  <>
    <td>
      <strong>
        <bdi>{getSender(item)}</bdi>
      </strong>
      {item.status === 'confirmed' ? null : <div>{agendaStatus(item)}</div>}
    </td>
    <chakra.td whiteSpace={item.phone === null ? 'normal' : 'nowrap'}>
      {item.phone === null ? item.email : formatPhone(item.phone)}
    </chakra.td>
    {/* Beside long notes, the column would otherwise shrink to letters. */}
    <chakra.td overflowWrap="normal">{item.summary}</chakra.td>
    <chakra.td dir="auto" whiteSpace="pre-line">
      {item.notes}
    </chakra.td>
  </>
);

interface SheetGroup {
  /** The day, on a sheet of several. */
  readonly heading?: string;
  /** With an appointment, or a few words in its place. */
  readonly lines: readonly {
    readonly key: string;
    readonly time: string;
    readonly item?: AgendaItem;
    readonly words?: string;
  }[];
}

interface PrintSheetProps {
  /** For screen readers and tests: 'Day sheet'. */
  label: string;
  title: string;
  note?: string | null;
  /** Where the shop is. */
  address?: string | undefined;
  groups: readonly SheetGroup[];
  /** Leaves room to write on. */
  isRoomy?: boolean;
}

/** Appointments as a table on paper; it is not shown on the screen. */
const PrintSheet = ({ label, title, note, address, groups, isRoomy }: PrintSheetProps) => (
  <Sheet
    aria-label={label}
    css={isRoomy ? { '& tr': { height: '3.2rem' } } : { '& th, & td': { py: '.25rem' } }}
  >
    <chakra.h2 textStyle="h3">{title}</chakra.h2>
    <p>
      {address === undefined ? shop.name : `${shop.name}, ${address}`}
      {note ? `. ${note}` : ''}
    </p>
    <table>
      <thead>
        <tr>
          <th scope="col">Time</th>
          <chakra.th scope="col" width="20%">
            Name
          </chakra.th>
          <th scope="col">Phone</th>
          <th scope="col">Type</th>
          <th scope="col">Notes</th>
        </tr>
      </thead>
      {groups.map(({ heading, lines }) => (
        <tbody key={heading ?? title}>
          {heading === undefined ? null : (
            <tr>
              <th scope="rowgroup" colSpan={5}>
                {heading}
              </th>
            </tr>
          )}
          {lines.map(({ key, time, item, words }) => (
            <tr key={key}>
              <th scope="row">{time}</th>
              {item ? <AppointmentCells item={item} /> : <td colSpan={4}>{words}</td>}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  </Sheet>
);

const toLine = (item: AgendaItem): SheetGroup['lines'][number] => ({
  key: `${item.reference} ${item.appointment.slot}`,
  time: formatTimes(item.appointment),
  item,
});

/** A day on one printed page, with lines for appointments that come in by telephone. */
export const DaySheet = ({ day: { day, slots, note, appointments } }: { day: AgendaDay }) => {
  const { data: facts = {} } = useShopFacts();
  const lines = appointmentSlots.flatMap((slot): SheetGroup['lines'] => {
    const items = appointments.filter(({ appointment }) => appointment.slot === slot);
    if (items.length > 0) return items.map(toLine);
    // Part of the line before, unless others can book it.
    if (slots[slot] !== 'free' && appointments.some((item) => slotsOf(item.appointment).includes(slot)))
      return [];
    return [{ key: slot, time: formatSlot(slot), words: slots[slot] === 'closed' ? 'Closed' : '' }];
  });
  return (
    <PrintSheet
      {...{ note, title: wholeDay(day), address: shopAddress(facts), groups: [{ lines }] }}
      label="Day sheet"
      isRoomy
    />
  );
};

const toGroup = ({ day, slots, note, appointments }: AgendaDay): SheetGroup => {
  const isClosed = appointmentSlots.every((slot) => slots[slot] === 'closed');
  const none = { key: day, time: '', words: isClosed ? 'Closed' : 'No appointments' };
  return {
    heading: note ? `${wholeDay(day)}. ${note}` : wholeDay(day),
    lines: appointments.length > 0 ? appointments.map(toLine) : [none],
  };
};

/** The appointments of a week, day by day. */
export const WeekSheet = ({ days }: { days: readonly AgendaDay[] }) => (
  <PrintSheet
    label="Week sheet"
    title={daySpan(days[0]?.day ?? '', days.at(-1)?.day ?? '')}
    groups={days.map(toGroup)}
  />
);
