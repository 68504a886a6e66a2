import { getAvailability } from '@jeweler/core/api';
import type { AppointmentSlot, SlotState } from '@jeweler/core/schemas';
import type { DayAndSlot } from '@jeweler/core/submissions';
import { type UseQueryResult, useQueries } from '@tanstack/react-query';
import { atom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { queryClient } from '../../data/query-client.ts';
import { http } from '../../lib/http.ts';
import { whenInteracted, yieldToMain } from '../../lib/loading/when-used.ts';

/** The known states of a day's slots. */
export type KnownSlots = Readonly<Partial<Record<AppointmentSlot, SlotState>>>;
/** By plain day ('YYYY-MM-DD'). */
type Days = Readonly<Record<string, KnownSlots>>;

const SECOND_MS = 1000;

const getLastDay = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

const toKey = (month: string) => ['availability', month] as const;

/** Hours are booked while a visitor hesitates: unlike the catalogue, these are fetched again (SPEC section 7). */
const monthQuery = (month: string) => ({
  queryKey: toKey(month),
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Days> => {
    const { days } = await getAvailability(http, { from: `${month}-01`, to: getLastDay(month) }, signal);
    return Object.fromEntries(days.map(({ day, slots }) => [day, slots]));
  },
  staleTime: 30 * SECOND_MS,
  refetchInterval: 60 * SECOND_MS,
  refetchOnWindowFocus: true,
});

// The form works without it; on submit, the server rejects slots that are not free.
const mergeMonths = (months: UseQueryResult<Days>[]): ReadonlyMap<string, KnownSlots> =>
  new Map(months.flatMap(({ data }) => Object.entries(data ?? {})));

/** The form itself is loaded at the first interaction, which may have been the choice of a day. */
const useIsUsed = (): boolean => {
  const [isUsed, setIsUsed] = useState(false);
  useEffect(() => void whenInteracted().then(() => setIsUsed(true)), []);
  return isUsed;
};

/**
 * The slot that was requested last, unless the server has answered that it is booked or taken: the visitor may hold it
 * already, and sends the same again. Also while the form is not shown.
 */
export const unansweredAtom = atom<DayAndSlot | undefined>(undefined);

/**
 * The known slots of the given months ('YYYY-MM'), by plain day, as far as they could be fetched. Nothing is
 * requested before the visitor's first interaction with the site; then at once, for each new month, every minute,
 * and when the page becomes visible again. A slot that the visitor may hold is free.
 */
export const useKnownSlots = (months: readonly string[]): ReadonlyMap<string, KnownSlots> => {
  const enabled = useIsUsed();
  const queries = months.map((month) => ({ ...monthQuery(month), enabled }));
  const known = useQueries({ queries, combine: mergeMonths }, queryClient);
  const own = useAtomValue(unansweredAtom);
  return own ? new Map(known).set(own.day, { ...known.get(own.day), [own.slot]: 'free' }) : known;
};

/**
 * Marks a slot as taken, after a booking or as reported by the server, and requests its month again. Resolves when
 * the slot is shown as taken.
 */
export const takeSlot = async (day: string, slot: AppointmentSlot): Promise<void> => {
  const queryKey = toKey(day.slice(0, 7));
  queryClient.setQueryData<Days>(queryKey, (days = {}) => ({
    ...days,
    [day]: { ...days[day], [slot]: 'taken' },
  }));
  void queryClient.invalidateQueries({ queryKey });
  // The query library tells its readers in a later task.
  await yieldToMain();
};
