import { openingHoursAnswerSchema, openingHoursChangeSchema } from '../schemas/index.ts';
import {
  agendaSchema,
  daysQuerySchema,
  moveSchema,
  openingHoursSavedSchema,
  phoneBookingSchema,
  submissionRecordSchema,
} from '../submissions/index.ts';
import type { ApiCall, ApiCalls } from './api-call.ts';

const change = { answer: submissionRecordSchema, failures: [409] } satisfies Omit<ApiCall, 'route'>;

export const appointmentCalls = {
  getAgenda: { route: 'GET /api/admin/appointments', query: daysQuerySchema, answer: agendaSchema },
  bookAppointment: {
    ...change,
    route: 'POST /api/admin/appointments',
    body: phoneBookingSchema,
    status: 201,
  },
  moveAppointment: { ...change, route: 'POST /api/admin/appointments/:reference/move', body: moveSchema },
  getOpeningHours: { route: 'GET /api/admin/opening-hours', answer: openingHoursAnswerSchema },
  /** Replaces them as a whole; `conflict` if they have been changed since. */
  changeOpeningHours: {
    route: 'POST /api/admin/opening-hours',
    body: openingHoursChangeSchema,
    answer: openingHoursSavedSchema,
    failures: [409],
  },
} satisfies ApiCalls;
