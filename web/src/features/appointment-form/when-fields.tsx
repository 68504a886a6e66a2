import { shop, shopDay, slotHasBegun } from '@jeweler/core/business';
import { formatDay } from '@jeweler/core/format';
import type { AppointmentSlot } from '@jeweler/core/schemas';
import type { AppointmentRequest } from '@jeweler/core/submissions';
import { startTransition, useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { styled } from '#styled-system/jsx';
import { CalendarField } from '../../components/form/calendar-field.tsx';
import { ChoiceField } from '../../components/form/choice-field.tsx';
import { VisuallyHidden } from '../../components/text/visually-hidden.tsx';
import { usePageData } from '../../data/page-data-context.ts';
import { useHydrated } from '../../lib/loading/use-hydrated.ts';
import { useKnownSlots } from './availability.ts';
import { firstOpenDay, slotChoices } from './open-slots.ts';
import { PlainWhen } from './plain-when.tsx';
import {
  type DayReason,
  dayMarks,
  dayNote,
  getDayReason,
  getUnavailableMessage,
  toUnavailableReason,
  type UnavailableReason,
} from './slot-notes.ts';

const When = styled('div', {
  base: {
    display: 'grid',
    gap: '8',
    md: { gridTemplateColumns: 'minmax(0, 1.35fr) minmax(0, 1fr)' },
    'form:not([data-hydrated]) &': {
      '@media (scripting: none)': { display: 'none' },
      _scriptsMissing: { display: 'none' },
    },
  },
});

const TIME_ZONE_HINT = `Times are in the shop’s time zone, ${shop.timeZoneName}.`;
const MARKS_HINT = 'Days that are crossed out have no free times.';
const reasonLabels = { taken: 'Taken', closed: 'Closed', none: undefined } as const;
/** Type of the error at a slot that was deselected. */
const UNAVAILABLE = 'unavailable';

interface ClearedSlot {
  /** The day that was selected when it happened. */
  readonly day: string;
  readonly message: string;
}

/**
 * Deselects a slot that is not available, and says why at the field until another day or slot is selected.
 */
const useClearUnavailableSlot = (
  day: string,
  slot: AppointmentSlot | '',
  dayReason: DayReason | undefined,
) => {
  const { setValue, setError, clearErrors, getFieldState, formState } = useFormContext<
    Omit<AppointmentRequest, 'appointmentTime'> & { appointmentTime: AppointmentSlot | '' }
  >();
  const { isSubmitted } = formState;
  const [cleared, setCleared] = useState<ClearedSlot>();
  const chosenOn = useRef('');
  useEffect(() => {
    // The day on which it was selected: on another day, the slot was not taken just now but before.
    if (slot) chosenOn.current = day;
  }, [slot, day]);
  useEffect(() => {
    if (!cleared || (!slot && cleared.day === day)) return;
    setCleared(undefined);
    if (getFieldState('appointmentTime').error?.type === UNAVAILABLE) clearErrors('appointmentTime');
  }, [cleared, slot, day, getFieldState, clearErrors]);

  const clearSlot = (reason: UnavailableReason | undefined) => {
    setValue('appointmentTime', '', { shouldValidate: isSubmitted && !reason });
    if (!reason) return;
    const message = dayReason
      ? dayNote(day, dayReason)
      : getUnavailableMessage(reason, chosenOn.current === day);
    setError('appointmentTime', { type: UNAVAILABLE, message });
    setCleared({ day, message });
  };
  return { cleared, clearSlot };
};

/**
 * Day and hour on the shop's clock; hours that have begun, or are known to be taken or closed, are disabled.
 */
export const WhenFields = () => {
  const now = useNow();
  const hydrated = useHydrated();
  const [day, slot] = useWatch<AppointmentRequest, ['appointmentDate', 'appointmentTime']>({
    name: ['appointmentDate', 'appointmentTime'],
  });
  const [month, setMonth] = useState('');
  const months = [...new Set([month, (day ?? '').slice(0, 7)])].filter(Boolean);
  const days = useKnownSlots(months);
  const known = day ? days.get(day) : undefined;
  const marks = dayMarks(days);
  const isMarked = [...marks.keys()].some((each) => each.startsWith(month));

  const hasBegun = (each: AppointmentSlot) => Boolean(day) && slotHasBegun(day, each, now);
  const getReason = (each: AppointmentSlot) =>
    hasBegun(each) ? undefined : toUnavailableReason(known?.[each]);
  const dayReason = getDayReason(known);
  const { cleared, clearSlot } = useClearUnavailableSlot(day ?? '', slot ?? '', dayReason);
  return (
    <>
      {hydrated ? null : <PlainWhen first={firstOpenDay(now)} />}
      <When>
        <CalendarField
          name="appointmentDate"
          legend="Date"
          today={shopDay(now)}
          first={firstOpenDay(now)}
          marks={marks}
          onMonth={setMonth}
          hint={isMarked ? MARKS_HINT : undefined}
        />
        <div>
          <ChoiceField<AppointmentSlot>
            name="appointmentTime"
            legend="Time"
            arrangement="hours"
            choices={slotChoices}
            waiting={!day}
            lead={day ? formatDay(day) : 'Choose a day first.'}
            hint={TIME_ZONE_HINT}
            isDisabled={(each) => hasBegun(each) || getReason(each) !== undefined}
            noteOn={(each) => reasonLabels[getReason(each) ?? 'none']}
            onUnavailable={(each) => clearSlot(getReason(each))}
          />
          <styled.output css={{ display: 'block', marginTop: '2', fontSize: 'small', lineHeight: '1.5' }}>
            <span>{day && dayReason && !cleared ? dayNote(day, dayReason) : null}</span>
            {/* Visible at the field itself; repeated here for screen readers. */}
            <VisuallyHidden>{cleared?.message}</VisuallyHidden>
          </styled.output>
        </div>
      </When>
    </>
  );
};

const MINUTE_MS = 60_000;

/**
 * The current instant, to the minute. In the server's HTML and during hydration it is the instant at which
 * the page was rendered, which may be days ago, since pages are cached until the catalogue changes. Updates
 * are transitions: rendering calendar and hours yields to input.
 */
const useNow = (): Date => {
  const renderedAt = Date.parse(usePageData().now);
  const [minute, setMinute] = useState(Math.floor(renderedAt / MINUTE_MS));
  useEffect(() => {
    const tick = () => startTransition(() => setMinute(Math.floor(Date.now() / MINUTE_MS)));
    tick();
    const timer = setInterval(tick, MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return new Date(minute * MINUTE_MS);
};
