import { dayAfter } from '@jeweler/core/business';
import type { Agenda } from '@jeweler/core/submissions';
import { usePortal } from '../../shared/portal.ts';
import { agendaKey, toWeek } from '../../submissions/appointments/agenda-week.ts';
import { toCells } from '../../submissions/appointments/cells.ts';

/** More weeks than the agenda has at hand. */
const WEEKS_AHEAD = 3;

/** Finds the first day from `from` on with a free hour, among the weeks that are loaded; without one, `from`. */
export const useFreeDay = () => {
  const { queries } = usePortal();
  return (from: string, now: Date): string => {
    for (let week = 0; week < WEEKS_AHEAD; week += 1) {
      const [monday = from] = toWeek(dayAfter(from, 7 * week));
      const days = queries.getQueryData<Agenda>([...agendaKey, monday])?.days ?? [];
      const free = days.find(
        (each) => each.day >= from && toCells(each, now).some(({ state }) => state === 'free'),
      );
      if (free) return free.day;
    }
    return from;
  };
};
