import { type AppointmentSlot, slotsOf } from '@jeweler/core/schemas';
import type { AppointmentTime } from '@jeweler/core/submissions';
import type { Selectable } from 'kysely';
import type { Tables } from './tables.ts';

/** When an appointment is. */
export type TimeColumns = Pick<
  Selectable<Tables['submissions']>,
  'appointment_day' | 'appointment_slot' | 'appointment_hours'
>;

/** Null: it is no appointment. */
export const timeOf = (row: TimeColumns): AppointmentTime | null => {
  const { appointment_day: day, appointment_slot: slot, appointment_hours: hours } = row;
  return day === null || slot === null ? null : { day, slot, ...(hours !== null && { hours }) };
};

export const timeColumns = (time: AppointmentTime | undefined): TimeColumns => ({
  appointment_day: time?.day ?? null,
  appointment_slot: time?.slot ?? null,
  appointment_hours: time?.hours === 1 ? null : (time?.hours ?? null),
});

/** The hours of its day that it takes. */
export const slotsOfRow = (row: TimeColumns): readonly AppointmentSlot[] => {
  const time = timeOf(row);
  return time ? slotsOf(time) : [];
};
