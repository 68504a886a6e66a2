import { chakra } from '@chakra-ui/react';
import { dayAfter } from '@jeweler/core/business';
import { formatTimes } from '@jeweler/core/format';
import type { AgendaItem } from '@jeweler/core/submissions';
import { Link } from 'react-router-dom';
import { shortDay } from '../../shared/day-labels.ts';
import { portalPaths, requestPath } from '../../shared/paths.ts';
import { Flow, Quiet } from '../../shared/ui/layout.ts';
import { EmptyLine, TitledPanel } from '../../shared/ui/panel.tsx';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { agendaFacts, isAskedFor } from '../../submissions/appointments/labels.ts';
import { ShopZone } from '../../submissions/appointments/shop-zone.tsx';
import { getSender } from '../../submissions/labels.ts';
import { useToday } from '../../submissions/use-today.ts';
import { formatAgendaQuery } from './agenda-view.ts';

const Row = chakra(Link, {
  base: {
    // Large text on a phone leaves no room beside the time.
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '3',
    // Emotion warns of `:first-child`.
    '& > :not(:last-child)': { flex: '0 0 5.5rem' },
    '& > :last-child': { flex: '1 1 8rem', minWidth: '0' },
    minHeight: 'target',
    px: 'panel',
    py: '2',
    overflowWrap: 'anywhere',
    _hover: { bg: 'admin.sunken' },
    _focusVisible: { outlineOffset: '-2px' },
  },
});

const Appointment = ({ item }: { item: AgendaItem }) => {
  const { reference, appointment } = item;
  return (
    <Row to={requestPath(reference)}>
      <chakra.span fontVariantNumeric="tabular-nums">{formatTimes(appointment)}</chakra.span>
      <span>
        <chakra.strong display="block" fontWeight="strong">
          <bdi>{getSender(item)}</bdi>
        </chakra.strong>
        <Quiet as="span">{agendaFacts(item).filter(Boolean).join(', ')}</Quiet>
      </span>
    </Row>
  );
};

interface DayProps {
  title: string;
  /** Shown beside the title; today's panel has none, since the screen shows today's date. */
  day?: string;
  items: readonly AgendaItem[];
  /** References of those that stand in another panel, where they are confirmed. */
  toConfirm: ReadonlySet<string>;
}

const Day = ({ title, day, items, toConfirm }: DayProps) => {
  const id = `appointments-${title.toLowerCase()}`;
  const firm = items.filter(
    (item) => !toConfirm.has(item.reference) || (item.status !== 'requested' && !isAskedFor(item)),
  );
  return (
    <chakra.section aria-labelledby={id} borderTop={day && 'rule'}>
      <Flow as="header" justifyContent="space-between" px="panel" py="3" rowGap="0">
        <chakra.h3 id={id} fontSize="nav" fontWeight="strong">
          <TextLink to={portalPaths.agenda + formatAgendaQuery({ view: 'day', day })}>{title}</TextLink>
        </chakra.h3>
        <Quiet as="span">{day && shortDay(day)}</Quiet>
      </Flow>
      {firm.length === 0 ? (
        <EmptyLine paddingTop="0">{`No ${items.length > 0 ? 'other ' : ''}appointments ${title.toLowerCase()}.`}</EmptyLine>
      ) : (
        <chakra.ul borderTop="rule" css={{ '& > li + li': { borderTop: 'rule' } }}>
          {firm.map((item) => (
            <li key={`${item.reference} ${item.appointment.slot}`}>
              <Appointment item={item} />
            </li>
          ))}
        </chakra.ul>
      )}
    </chakra.section>
  );
};

/** Today's and tomorrow's appointments, beside the request panels, which say why they could not be loaded. */
export const AppointmentsPanel = () => {
  const { data } = useToday();
  if (!data) return null;
  const { appointments, day, now } = data;
  const toConfirm = new Set(data.toConfirm.items.map(({ reference }) => reference));
  return (
    <TitledPanel
      title="Appointments"
      beside={
        <TextLink to={portalPaths.agenda + formatAgendaQuery({ view: 'week', day: undefined })}>
          This week
        </TextLink>
      }
    >
      <Day title="Today" items={appointments.today} toConfirm={toConfirm} />
      <Day title="Tomorrow" day={dayAfter(day, 1)} items={appointments.tomorrow} toConfirm={toConfirm} />
      <chakra.div px="panel" css={{ '& > p': { py: '3' } }}>
        <ShopZone now={new Date(now)} />
      </chakra.div>
    </TitledPanel>
  );
};
