import { daysBetween, shop, shopDay } from '@jeweler/core/business';
import { type AppointmentSlot, appointmentSlots, type SlotState } from '@jeweler/core/schemas';
import type { Agenda, AgendaItem } from '@jeweler/core/submissions';
import { notFound } from './stub-server.ts';

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
  wish: null,
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

/** A server that knows the days of the agenda only; `read` says what its clock shows, and what a day has. */
export const answerAgenda = (read: {
  readonly now: () => Date;
  readonly day: (day: string) => DayChanges;
}) => {
  const asked: string[] = [];
  const respond = async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname !== '/api/admin/appointments') return notFound(request);
    const [from = '', to = ''] = [searchParams.get('from'), searchParams.get('to')].map(String);
    asked.push(from);
    const now = read.now();
    return Response.json({
      now: now.toISOString(),
      timeZone: shop.timeZone,
      today: shopDay(now),
      days: daysBetween(from, to).map((day) => agendaDay(day, read.day(day))),
    });
  };
  return { asked, respond };
};
