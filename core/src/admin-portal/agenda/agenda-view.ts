import { dayAfter, weekdayOf } from '../../business/index.ts';
import { dayAndSlotSchema, weekdays } from '../../schemas/index.ts';

/** How the agenda is looked at; kept in the address. */
export interface AgendaView {
  readonly view: 'day' | 'week';
  /** 'YYYY-MM-DD'; undefined is today, whatever day that is. */
  readonly day: string | undefined;
}

const plainDay = dayAndSlotSchema.shape.day;

/** What a query string asks for; what it does not say, or says wrongly, is as by default. */
export const agendaViewOf = (query: URLSearchParams): AgendaView => ({
  view: query.get('view') === 'week' ? 'week' : 'day',
  day: plainDay.safeParse(query.get('day')).data,
});

/** The query string of a view, with its question mark; defaults leave no trace. */
export const agendaQueryOf = ({ view, day }: AgendaView): string => {
  const query = new URLSearchParams({
    ...(view === 'day' ? {} : { view }),
    ...(day === undefined ? {} : { day }),
  });
  return query.size === 0 ? '' : `?${query}`;
};

/** Monday to Sunday around a day. */
export const weekOf = (day: string): readonly string[] => {
  const fromMonday = weekdays.indexOf(weekdayOf(day));
  return Array.from({ length: 7 }, (_, index) => dayAfter(day, index - fromMonday));
};
