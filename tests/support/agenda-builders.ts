import { type AppointmentSlot, appointmentSlots, type SlotState } from '@jeweler/core/schemas';
import type { Agenda, AgendaItem } from '@jeweler/core/submissions';

/** A confirmed appointment as it appears in the agenda; `changes` replace single fields. */
export const agendaItem = (changes: Partial<AgendaItem> = {}): AgendaItem => ({
  reference: 'A-4F7K',
  kind: 'appointment',
  status: 'confirmed',
  receivedAt: '2026-11-20T15:00:00.000Z',
  statusSince: '2026-11-20T15:00:00.000Z',
  name: 'Ada Ferrer',
  email: 'ada.ferrer@example.com',
  phone: '561 555 0110',
  appointment: { day: '2026-11-24', slot: '14:00' },
  summary: '',
  unread: false,
  marks: [],
  remindOn: null,
  dueAt: null,
  revision: 1,
  type: 'bespoke',
  notes: '',
  heldUntil: null,
  holds: true,
  isConflict: false,
  ...changes,
});

interface DayChanges {
  readonly slots?: Partial<Record<AppointmentSlot, SlotState>>;
  readonly note?: string;
  readonly appointments?: AgendaItem[];
}

/** A day of the agenda on which all slots are free, except for `changes`. */
export const agendaDay = (
  day: string,
  { slots = {}, note, appointments = [] }: DayChanges = {},
): Agenda['days'][number] => ({
  day,
  slots: Object.fromEntries(appointmentSlots.map((slot) => [slot, slots[slot] ?? 'free'])) as Record<
    AppointmentSlot,
    SlotState
  >,
  note: note ?? null,
  appointments,
});
