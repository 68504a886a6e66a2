import { dayAfter, shopDay } from '@jeweler/core/business';
import { formatTimes } from '@jeweler/core/format';
import { type AgendaItem, submissionDefinitions, type Today } from '@jeweler/core/submissions';
import { shortDay } from '../../shared/day-labels.ts';
import { timeUnlessToday } from '../../shared/times.ts';
import { Quiet } from '../../shared/ui/layout.ts';
import { EmptyLine, TitledPanel } from '../../shared/ui/panel.tsx';
import { agendaFacts } from '../../submissions/appointments/labels.ts';
import { appointmentTime, getDue } from '../../submissions/times.ts';
import { PersonRow } from './person-row.tsx';

interface PanelsProps {
  today: Today;
  now: Date;
}

/** Today and tomorrow are those of `now`: the answer may be from yesterday. */
export const LastKnownPanels = ({ today: known, now }: PanelsProps) => {
  const { appointments, day } = known;
  const byDay: Readonly<Record<string, readonly AgendaItem[]>> = {
    [day]: appointments.today,
    [dayAfter(day, 1)]: appointments.tomorrow,
  };
  const present = shopDay(now);
  const next = dayAfter(present, 1);
  return (
    <>
      <DayPanel title="Today" day={present} items={byDay[present]} />
      <DayPanel title="Tomorrow" day={next} items={byDay[next]} />
      <OpenRequests today={known} now={now} />
    </>
  );
};

interface DayPanelProps {
  title: string;
  day: string;
  items: readonly AgendaItem[] | undefined;
}

const DayPanel = ({ title, day, items }: DayPanelProps) => (
  <TitledPanel title={title} beside={<Quiet as="span">{shortDay(day)}</Quiet>}>
    {items?.length ? (
      <ul>
        {items.map((item) => (
          <PersonRow
            key={`${item.reference} ${item.appointment.slot}`}
            item={item}
            time={formatTimes(item.appointment)}
            facts={agendaFacts(item)}
            words={item.notes}
          />
        ))}
      </ul>
    ) : (
      <EmptyLine>{items ? 'No appointments.' : 'Not known when the server was last reached.'}</EmptyLine>
    )}
  </TitledPanel>
);

const OpenRequests = ({ today: { toAnswer, toConfirm, toSchedule }, now }: PanelsProps) => {
  const lists = [toAnswer, toConfirm, toSchedule];
  const total = lists.reduce((sum, list) => sum + list.total, 0);
  const items = lists
    .flatMap((list) => list.items)
    .sort((one, other) => (one.receivedAt < other.receivedAt ? -1 : 1));
  return (
    <TitledPanel
      title="Open requests"
      beside={
        <Quiet as="span">{total > items.length ? `The oldest ${items.length} of ${total}` : total}</Quiet>
      }
    >
      {items.length === 0 ? (
        <EmptyLine>No one was waiting.</EmptyLine>
      ) : (
        <ul>
          {items.map((item) => (
            <PersonRow
              key={item.reference}
              item={item}
              time={timeUnlessToday(item.receivedAt, now)}
              facts={[
                submissionDefinitions[item.kind].label.one,
                item.appointment === null ? '' : appointmentTime(item.appointment),
                getDue(item, now)?.text ?? '',
              ]}
              words={item.summary}
            />
          ))}
        </ul>
      )}
    </TitledPanel>
  );
};
