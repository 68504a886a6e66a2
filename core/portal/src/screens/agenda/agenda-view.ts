import { dayAndSlotSchema } from '@jeweler/core/submissions';

/** View options of the agenda; stored in the URL. */
export interface AgendaView {
  readonly view: 'day' | 'week';
  /** 'YYYY-MM-DD'; undefined means today, whatever the date. */
  readonly day: string | undefined;
}

export const plainDay = dayAndSlotSchema.shape.day;

/** Reads a view from a query string; missing or invalid values get their defaults. */
export const parseAgendaView = (query: URLSearchParams): AgendaView => ({
  view: query.get('view') === 'week' ? 'week' : 'day',
  day: plainDay.safeParse(query.get('day')).data,
});

/** The query string of a view, including its question mark; defaults are left out. */
export const formatAgendaQuery = ({ view, day }: AgendaView): string => {
  const query = new URLSearchParams({
    ...(view === 'day' ? {} : { view }),
    ...(day === undefined ? {} : { day }),
  });
  return query.size === 0 ? '' : `?${query}`;
};
