import { openingHoursAnswerSchema, openingHoursChangeSchema } from '../schemas/index.ts';
import {
  agendaSchema,
  daysQuerySchema,
  moveSchema,
  openingHoursSavedSchema,
  phoneBookingSchema,
  submissionRecordSchema,
} from '../submissions/index.ts';
import type { ApiCalls } from './api-call.ts';

export const appointmentCalls = {
  getAgenda: { route: 'GET /api/admin/appointments', query: daysQuerySchema, answer: agendaSchema },
  bookAppointment: {
    route: 'POST /api/admin/appointments',
    body: phoneBookingSchema,
    answer: submissionRecordSchema,
    status: 201,
    failures: [409],
  },
  moveAppointment: {
    route: 'POST /api/admin/appointments/:reference/move',
    body: moveSchema,
    answer: submissionRecordSchema,
    failures: [409],
  },
  getOpeningHours: { route: 'GET /api/admin/opening-hours', answer: openingHoursAnswerSchema },
  /** Replaces them as a whole; `conflict` if they have been changed since. */
  changeOpeningHours: {
    route: 'POST /api/admin/opening-hours',
    body: openingHoursChangeSchema,
    answer: openingHoursSavedSchema,
    failures: [409],
  },
} satisfies ApiCalls;
