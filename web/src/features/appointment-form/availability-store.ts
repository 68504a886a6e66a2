import { getAvailability } from '@jeweler/core/api';
import type { AppointmentSlot, SlotState } from '@jeweler/core/schemas';
import { http } from '../../lib/http/http.ts';
import { createListeners } from '../../lib/loading/listeners.ts';

/** The known states of a day's slots. */
export type KnownSlots = Readonly<Partial<Record<AppointmentSlot, SlotState>>>;

/** How long a response counts as current, in milliseconds. */
const MAX_AGE = 30_000;

/** The availability of slots, as far as it could be fetched; failures are ignored. */
export interface AvailabilityStore {
  /** By plain day ('YYYY-MM-DD'); the same object until something changes. */
  readonly days: () => ReadonlyMap<string, KnownSlots>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Requests the days of a month ('YYYY-MM'), unless that was done less than `maxAge` ms ago. */
  readonly fetch: (month: string, maxAge?: number) => void;
  /** Marks a slot as taken, after a booking or as reported by the server, and requests its month again. */
  readonly take: (day: string, slot: AppointmentSlot) => void;
  /** Aborts all pending requests. */
  readonly stop: () => void;
}

const getLastDay = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

export const createAvailabilityStore = (): AvailabilityStore => {
  const asked = new Map<string, { at: number; controller: AbortController }>();
  const { notify, subscribe } = createListeners();
  let days: ReadonlyMap<string, KnownSlots> = new Map();

  const learn = (more: Iterable<readonly [string, KnownSlots]>) => {
    days = new Map([...days, ...more]);
    notify();
  };

  const fetch: AvailabilityStore['fetch'] = (month, maxAge = MAX_AGE) => {
    const before = asked.get(month);
    if (before && Date.now() - before.at < maxAge) return;
    // A pending response may be older than what is known by now.
    before?.controller.abort();
    const controller = new AbortController();
    asked.set(month, { at: Date.now(), controller });
    getAvailability(http, { from: `${month}-01`, to: getLastDay(month) }, controller.signal)
      .then((answer) => learn(answer.days.map(({ day, slots }) => [day, slots] as const)))
      // The form works without it; on submit, the server rejects slots that are not free.
      .catch(() => undefined);
  };

  return {
    days: () => days,
    subscribe,
    fetch,
    take: (day, slot) => {
      learn([[day, { ...days.get(day), [slot]: 'taken' }]]);
      fetch(day.slice(0, 7), 0);
    },
    stop: () => {
      for (const { controller } of asked.values()) controller.abort();
      asked.clear();
    },
  };
};
