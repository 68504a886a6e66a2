import { chakra } from '@chakra-ui/react';
import { slotHasBegun } from '@jeweler/core/business';
import { Fragment } from 'react';
import { shortDay } from '../../../shared/day-labels.ts';
import { portalPaths } from '../../../shared/paths.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { TextLink } from '../../../shared/ui/text-link.tsx';
import { type AgendaDay, hasHoldEnded } from '../../../submissions/appointments/agenda-week.ts';
import { useToday } from '../../../submissions/use-today.ts';
import { formatAgendaQuery } from '../agenda-view.ts';

/** A note across the panel, with an icon before it. */
const NoteLine = chakra('p', {
  base: {
    display: 'flex',
    gap: '3',
    px: 'panel',
    py: '3',
    borderBottom: 'rule',
    '& svg': { marginTop: '1px' },
  },
});

/** Notes above the hours: what needs to be resolved. */
export const AgendaNotes = ({ days, now }: { days: readonly AgendaDay[]; now: Date }) => {
  const items = days.flatMap(({ appointments }) => appointments);
  const ended = items.filter(
    (item) => hasHoldEnded(item, now) && !slotHasBegun(item.appointment.day, item.appointment.slot, now),
  ).length;
  if (ended === 0) return null;
  return (
    <NoteLine>
      <Icon name="warning" color="admin.warning" />
      <span>
        {ended === 1
          ? 'One request was not confirmed in time: others can book its time again.'
          : `${ended} requests were not confirmed in time: others can book their times again.`}
      </span>
    </NoteLine>
  );
};

/** Requests that wait on other days than those shown, each day with a link. */
export const WaitingElsewhere = ({ days }: { days: readonly AgendaDay[] }) => {
  const { data } = useToday();
  const counts = new Map<string, number>();
  for (const { appointment, wish } of data?.toConfirm.items ?? []) {
    const day = (wish ?? appointment)?.day;
    if (day && !days.some((shown) => shown.day === day)) counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  if (counts.size === 0) return null;
  return (
    <NoteLine>
      <Icon name="calendar" color="admin.quiet" />
      <span>
        {'Waiting to be confirmed on other days: '}
        {[...counts].sort().map(([day, count], position) => (
          <Fragment key={day}>
            {position === 0 ? '' : '; '}
            <TextLink to={portalPaths.agenda + formatAgendaQuery({ view: 'day', day })}>
              {shortDay(day) + (count === 1 ? '' : ` (${count})`)}
            </TextLink>
          </Fragment>
        ))}
        .
      </span>
    </NoteLine>
  );
};
