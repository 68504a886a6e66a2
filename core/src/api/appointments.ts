import {
  type OpeningHoursAnswer,
  type OpeningHoursChange,
  openingHoursAnswerSchema,
} from '../schemas/index.ts';
import {
  type Agenda,
  agendaSchema,
  type DaysQuery,
  type Move,
  type OpeningHoursSaved,
  openingHoursSavedSchema,
  type PhoneBooking,
  type SubmissionRecord,
  submissionRecordSchema,
} from '../submissions/index.ts';
import { bearer } from './admin.ts';
import { call, type HttpClient } from './http-client.ts';

const APPOINTMENTS = 'api/admin/appointments';
const OPENING_HOURS = 'api/admin/opening-hours';

/** `GET /api/admin/appointments`: the appointments of these days. */
export const getAgenda = (http: HttpClient, token: string, query: DaysQuery): Promise<Agenda> =>
  call(async () =>
    agendaSchema.parse(await http.get(APPOINTMENTS, { ...bearer(token), searchParams: query }).json()),
  );

/** `POST /api/admin/appointments`: books an appointment made by telephone; resolves with its record. */
export const bookAppointment = (
  http: HttpClient,
  token: string,
  booking: PhoneBooking,
): Promise<SubmissionRecord> =>
  call(async () =>
    submissionRecordSchema.parse(await http.post(APPOINTMENTS, { ...bearer(token), json: booking }).json()),
  );

/** `POST /api/admin/appointments/REFERENCE/move`: resolves with the updated record. */
export const moveAppointment = (
  http: HttpClient,
  token: string,
  reference: string,
  move: Move,
): Promise<SubmissionRecord> =>
  call(async () =>
    submissionRecordSchema.parse(
      await http.post(`${APPOINTMENTS}/${reference}/move`, { ...bearer(token), json: move }).json(),
    ),
  );

/** `GET /api/admin/opening-hours` */
export const getOpeningHours = (http: HttpClient, token: string): Promise<OpeningHoursAnswer> =>
  call(async () => openingHoursAnswerSchema.parse(await http.get(OPENING_HOURS, bearer(token)).json()));

/** `POST /api/admin/opening-hours`: replaces them as a whole; `conflict` if they have been changed since. */
export const changeOpeningHours = (
  http: HttpClient,
  token: string,
  change: OpeningHoursChange,
): Promise<OpeningHoursSaved> =>
  call(async () =>
    openingHoursSavedSchema.parse(await http.post(OPENING_HOURS, { ...bearer(token), json: change }).json()),
  );
