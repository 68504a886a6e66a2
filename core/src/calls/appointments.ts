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

const APPOINTMENTS = '/api/admin/appointments';
const record = { answer: submissionRecordSchema };

export const appointmentCalls = {
  getAgenda: { route: `GET ${APPOINTMENTS}`, query: daysQuerySchema, answer: agendaSchema },
  bookAppointment: { ...record, route: `POST ${APPOINTMENTS}`, body: phoneBookingSchema, status: 201 },
  moveAppointment: { ...record, route: `POST ${APPOINTMENTS}/:reference/move`, body: moveSchema },
  getOpeningHours: { route: 'GET /api/admin/opening-hours', answer: openingHoursAnswerSchema },
  /** Replaces them as a whole; `conflict` if they have been changed since. */
  changeOpeningHours: {
    route: 'POST /api/admin/opening-hours',
    body: openingHoursChangeSchema,
    answer: openingHoursSavedSchema,
  },
} satisfies ApiCalls;
