import { chakra } from '@chakra-ui/react';
import { slotHasBegun } from '@jeweler/core/business';
import { Icon } from '../../../shared/ui/icon.tsx';
import { type AgendaDay, hasHoldEnded } from '../../../submissions/appointments/agenda-week.ts';
import { CONFLICT_SENTENCE } from '../../../submissions/appointments/labels.ts';

/** A note across the panel, with an icon before it. */
export const NoteLine = chakra('p', {
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
  return (
    <>
      {items.some(({ isConflict }) => isConflict) ? (
        <NoteLine>
          <Icon name="warning" color="admin.error" />
          {CONFLICT_SENTENCE}
        </NoteLine>
      ) : null}
      {ended === 0 ? null : (
        <NoteLine>
          <Icon name="warning" color="admin.warning" />
          <span>
            {ended === 1
              ? 'One request was not confirmed in time: others can book its time again.'
              : `${ended} requests were not confirmed in time: others can book their times again.`}
          </span>
        </NoteLine>
      )}
    </>
  );
};
