import { randomUUID } from 'node:crypto';
import {
  type AppointmentSlot,
  type OpeningHours,
  openingHoursAnswerSchema,
  SLOT_TAKEN_MESSAGE,
} from '@jeweler/core/schemas';
import {
  type Agenda,
  type AgendaItem,
  type Availability,
  agendaSchema,
  availabilitySchema,
  type OpeningHoursSaved,
  openingHoursSavedSchema,
  type PhoneBooking,
  type SubmissionItem,
  submissionRecordSchema,
} from '@jeweler/core/submissions';
import { expect } from 'vitest';
import { expectRefusal } from '../../support/refusal.ts';
import { appointmentRequest } from '../../support/submission-builders.ts';
import type { Answer, TestServer } from '../../support/test-server.ts';
import { type Inbox, receive, type Staff } from '../inbox/inbox.ts';

/** A Monday two weeks after TEST_NOW. */
export const DAY = '2026-06-15';

/** A different person for each index, because one person can hold only a few slots. */
export const visitor = (index: number) => ({
  name: `Visitor ${index}`,
  email: `visitor${index}@example.com`,
  phone: `561 555 ${String(2000 + index)}`,
});

/** Requests a slot as a visitor does. */
export const ask = (server: TestServer, index: number, slot: AppointmentSlot, day = DAY): Promise<Answer> =>
  server.post('/api/appointment', {
    ...appointmentRequest({ appointmentDate: day, appointmentTime: slot }),
    ...visitor(index),
  });

/** The same, and returns the resulting item of the inbox. */
export const request = (
  inbox: Inbox,
  index: number,
  slot: AppointmentSlot,
  day = DAY,
): Promise<SubmissionItem> =>
  receive(inbox, 'appointment', { ...visitor(index), appointmentDate: day, appointmentTime: slot });

export const getAvailability = async (
  server: TestServer,
  from = DAY,
  to = from,
): Promise<Availability['days']> => {
  const answer = await server.request('GET', `/api/appointments/availability?from=${from}&to=${to}`);
  expect(answer.status).toBe(200);
  return availabilitySchema.strict().parse(answer.body).days;
};

/** The state of one slot as visitors see it. */
export const getState = async (server: TestServer, slot: AppointmentSlot, day = DAY) =>
  (await getAvailability(server, day))[0]?.slots[slot];

export const getAgenda = async (staff: Staff, from = DAY, to = from): Promise<Agenda> => {
  const answer = await staff.get(`/api/admin/appointments?from=${from}&to=${to}`);
  expect(answer.status).toBe(200);
  return agendaSchema.strict().parse(answer.body);
};

export const getAppointments = async (staff: Staff, day = DAY): Promise<AgendaItem[]> =>
  (await getAgenda(staff, day)).days[0]?.appointments ?? [];

export const move = (staff: Staff, { reference, revision }: SubmissionItem, changes: object) =>
  staff.post(`/api/admin/appointments/${reference}/move`, { day: DAY, revision, ...changes });

export const openingHours = async (staff: Staff) =>
  openingHoursAnswerSchema.parse((await staff.get('/api/admin/opening-hours')).body);

/** Changes some of the current opening hours. */
export const setHours = async (staff: Staff, changes: Partial<OpeningHours>): Promise<OpeningHoursSaved> => {
  const { hours, revision } = await openingHours(staff);
  const answer = await staff.post('/api/admin/opening-hours', { hours: { ...hours, ...changes }, revision });
  expect(answer.status).toBe(200);
  return openingHoursSavedSchema.parse(answer.body);
};

/** Expects the answer to say, at this field, that somebody else has the slot. */
export const expectTaken = (answer: Answer, field: string): void => {
  expect(expectRefusal(answer, 409, 'conflict')).toMatchObject({
    message: SLOT_TAKEN_MESSAGE,
    fields: { [field]: SLOT_TAKEN_MESSAGE },
  });
};

export const BOOKINGS = '/api/admin/appointments';

export const booking = (changes: Partial<Record<keyof PhoneBooking, unknown>> = {}) => ({
  key: randomUUID(),
  name: 'Grace Holloway',
  phone: '561 555 0123',
  day: DAY,
  slot: '14:00',
  type: 'appraisal',
  notes: 'A ring of her grandmother.',
  ...changes,
});

/** Books by telephone. */
export const book = async (staff: Staff, changes: Partial<Record<keyof PhoneBooking, unknown>> = {}) => {
  const answer = await staff.post(BOOKINGS, booking(changes));
  expect(answer.status).toBe(201);
  return submissionRecordSchema.strict().parse(answer.body);
};
