import { type OpeningHoursChange, openingHoursAnswerSchema } from '../schemas/index.ts';
import {
  agendaSchema,
  type DaysQuery,
  type Move,
  openingHoursSavedSchema,
  type PhoneBooking,
  submissionRecordSchema,
} from '../submissions/index.ts';
import { endpoint } from './authorized-client.ts';

const APPOINTMENTS = 'api/admin/appointments';
const OPENING_HOURS = 'api/admin/opening-hours';

/** `GET /api/admin/appointments`: the appointments of these days. */
export const getAgenda = endpoint(agendaSchema, (http, query: DaysQuery) =>
  http.get(APPOINTMENTS, { searchParams: query }),
);

/** `POST /api/admin/appointments`: books an appointment made by telephone; resolves with its record. */
export const bookAppointment = endpoint(submissionRecordSchema, (http, booking: PhoneBooking) =>
  http.post(APPOINTMENTS, { json: booking }),
);

/** `POST /api/admin/appointments/REFERENCE/move`: resolves with the updated record. */
export const moveAppointment = endpoint(submissionRecordSchema, (http, reference: string, move: Move) =>
  http.post(`${APPOINTMENTS}/${reference}/move`, { json: move }),
);

/** `GET /api/admin/opening-hours` */
export const getOpeningHours = endpoint(openingHoursAnswerSchema, (http) => http.get(OPENING_HOURS));

/** `POST /api/admin/opening-hours`: replaces them as a whole; `conflict` if they have been changed since. */
export const changeOpeningHours = endpoint(openingHoursSavedSchema, (http, change: OpeningHoursChange) =>
  http.post(OPENING_HOURS, { json: change }),
);
