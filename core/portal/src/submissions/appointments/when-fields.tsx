import { chakra, Input } from '@chakra-ui/react';
import { dayAfter } from '@jeweler/core/business';
import { formatDay, formatSlot } from '@jeweler/core/format';
import {
  type AppointmentSlot,
  appointmentHours,
  appointmentSlots,
  type SlotState,
  slotsOf,
} from '@jeweler/core/schemas';
import type { AppointmentTime, Move } from '@jeweler/core/submissions';
import { useState } from 'react';
import { useController } from 'react-hook-form';
import { dayNumber, daySpan } from '../../shared/day-labels.ts';
import { errorMessage } from '../../shared/errors.ts';
import { IconButton } from '../../shared/ui/button.tsx';
import { TileGroup, type TileOption } from '../../shared/ui/tile-group.tsx';
import { hourCount } from '../times.ts';
import { toCells, useAgendaWeek } from './agenda-week.ts';
import { slotLabels } from './labels.ts';
import { ShopZone } from './shop-zone.tsx';

interface WhenFieldsProps {
  /** The appointment's current time, which it may keep in part. */
  present?: AppointmentTime | undefined;
}

const stateLabel = (state: SlotState | undefined) =>
  state === undefined || state === 'free' ? undefined : slotLabels[state];

const HOUR_COLUMNS = {
  base: 'repeat(auto-fill, minmax(5.25rem, 1fr))',
  md: 'repeat(auto-fill, minmax(6.25rem, 1fr))',
};

/**
 * The fields `day`, `slot` and `hours` of the surrounding form: a week with the free hours of each day, the hours
 * of the chosen day, and how many it takes. Staff may pick a closed hour, but none that is taken or past.
 */
export const WhenFields = ({ present }: WhenFieldsProps) => {
  const { field: dayField, fieldState: dayState } = useController<Move, 'day'>({ name: 'day' });
  const { field: slotField, fieldState: slotState } = useController<Move, 'slot'>({ name: 'slot' });
  const { field: hoursField, fieldState: hoursState } = useController<Move, 'hours'>({ name: 'hours' });
  const day = dayField.value;
  const [shown, setShown] = useState(day || undefined);
  // Text being typed is not a valid date yet.
  const [typed, setTyped] = useState(day);
  const { now, today, week, days, error } = useAgendaWeek(shown);
  // The week shown may differ from the week of the chosen day.
  const { days: daysAround } = useAgendaWeek(day || undefined);

  const cells = new Map(
    [...(daysAround ?? []), ...(days ?? [])].map((each) => [each.day, toCells(each, now)]),
  );
  const isOwn = (on: string, slot: AppointmentSlot) => present?.day === on && slotsOf(present).includes(slot);
  const findCell = (on: string, hour: string) => cells.get(on)?.find(({ slot }) => slot === hour);
  /** Also while the hour is not known yet. */
  const mayTake = (on: string, slot: AppointmentSlot) =>
    isOwn(on, slot) || findCell(on, slot)?.isBookable !== false;
  const chooseDay = (chosen: string) => {
    dayField.onChange(chosen);
    setShown(chosen);
    setTyped(chosen);
    // Clear the chosen hour if it is not available on this day.
    if (!mayTake(chosen, slotField.value)) slotField.onChange(undefined);
  };
  const dayOptions = week.map((each): TileOption<string> => {
    const free = cells.get(each)?.filter(({ state }) => state === 'free').length;
    const detail = free === undefined ? undefined : free === 0 ? 'None free' : `${free} free`;
    return {
      value: each,
      label: dayNumber(each),
      detail,
      spoken: formatDay(each),
      isDisabled: each < today,
    };
  });
  const slotOptions = appointmentSlots.map(
    (slot): TileOption<AppointmentSlot> => ({
      value: slot,
      label: formatSlot(slot),
      detail: isOwn(day, slot) ? 'Current' : stateLabel(findCell(day, slot)?.state),
      isDisabled: !mayTake(day, slot),
    }),
  );
  // As many as the day has from the chosen hour on.
  const following = slotsOf({ slot: slotField.value ?? appointmentSlots[0], hours: appointmentHours.length });
  const hourOptions = following.map((_, index): TileOption<string> => {
    const taken = slotField.value && following.slice(0, index + 1).find((slot) => !mayTake(day, slot));
    return {
      value: String(index + 1),
      label: hourCount(index + 1),
      detail: taken && `${formatSlot(taken)} is taken`,
      isDisabled: taken !== undefined,
    };
  });
  const chosenHours = hourOptions.find(({ value }) => value === String(hoursField.value));

  return (
    <chakra.div display="grid" gap="4">
      <ShopZone now={now} />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2">
        <IconButton
          icon="previous"
          label="Week before"
          variant="line"
          aria-disabled={(week[0] ?? '') <= today}
          onClick={() => {
            if ((week[0] ?? '') > today) setShown(dayAfter(week[0] ?? today, -7));
          }}
        />
        <IconButton
          icon="next"
          label="Week after"
          variant="line"
          onClick={() => setShown(dayAfter(week[0] ?? today, 7))}
        />
        <chakra.span aria-live="polite" marginInline="2" fontVariantNumeric="tabular-nums">
          {daySpan(week[0] ?? today, week[6] ?? today)}
        </chakra.span>
        <Input
          type="date"
          aria-label="Go to a day"
          width="auto"
          flex="0 1 11rem"
          marginLeft={{ sm: 'auto' }}
          min={today}
          value={typed}
          onChange={({ currentTarget: { value } }) => {
            if (value >= today) chooseDay(value);
            else setTyped(value);
          }}
        />
      </chakra.div>
      <TileGroup<string>
        label="Day"
        value={day}
        options={dayOptions}
        columns={{ base: 'repeat(auto-fill, minmax(4.75rem, 1fr))', md: 'repeat(7, minmax(0, 1fr))' }}
        onChange={chooseDay}
        error={dayState.error?.message}
        focusRef={dayField.ref}
      />
      {day === '' ? null : (
        <>
          <TileGroup<AppointmentSlot>
            label={`Time on ${formatDay(day)}`}
            value={slotField.value}
            options={slotOptions}
            columns={HOUR_COLUMNS}
            onChange={slotField.onChange}
            error={slotState.error?.message}
            announced={slotState.error?.type === 'server'}
            focusRef={slotField.ref}
          />
          <TileGroup<string>
            label="Takes"
            value={chosenHours?.isDisabled ? undefined : chosenHours?.value}
            options={hourOptions}
            columns={HOUR_COLUMNS}
            onChange={(value) => hoursField.onChange(Number(value))}
            error={hoursState.error?.message}
            announced={hoursState.error?.type === 'server'}
            focusRef={hoursField.ref}
          />
        </>
      )}
      {error && !days ? <p role="alert">{errorMessage(error)}</p> : null}
    </chakra.div>
  );
};
