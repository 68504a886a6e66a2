import { appointmentDay, shopDay, slotHasBegun } from '@jeweler/core/business';
import { formatDay, formatSlot } from '@jeweler/core/format';
import { type Catalogue, NOT_HELD_MESSAGE } from '@jeweler/core/schemas';
import {
  APPOINTMENT_DATE_MESSAGE,
  APPOINTMENT_TIME_MESSAGE,
  type AppointmentRequest,
  appointmentFacts,
  appointmentRequestSchema,
} from '@jeweler/core/submissions';
import type { Database } from '../database/database.ts';
import { RefusedError, RequestError } from '../errors.ts';
import { publicForm } from '../submissions/public-form.ts';
import { freeTimes } from './agenda.ts';
import { checkSlot, isTooFarAhead, TOO_FAR_AHEAD_MESSAGE } from './appointment-rules.ts';

/**
 * A page may still show a slot as free that has begun since it was loaded; the form's own message says what
 * to do.
 */
const findFaults = (
  { appointmentDate, appointmentTime }: AppointmentRequest,
  now: Date,
): Record<string, string> => {
  const day = appointmentDay(appointmentDate);
  if (day < shopDay(now)) return { appointmentDate: APPOINTMENT_DATE_MESSAGE };
  if (isTooFarAhead(day, now)) return { appointmentDate: TOO_FAR_AHEAD_MESSAGE };
  return slotHasBegun(day, appointmentTime, now) ? { appointmentTime: APPOINTMENT_TIME_MESSAGE } : {};
};

const TIMES_NAMED = 3;

/** A browser without scripts shows no calendar: what refuses a time names the next free ones. */
const nameFreeTimes = async (
  database: Database,
  error: unknown,
  { appointmentDate }: AppointmentRequest,
  now: Date,
): Promise<RefusedError | undefined> => {
  if (!(error instanceof RequestError && error.fields)) return undefined;
  const [today, asked] = [shopDay(now), appointmentDay(appointmentDate)];
  const from = asked > today && !isTooFarAhead(asked, now) ? asked : today;
  const free = (await freeTimes(database, from, now)).slice(0, TIMES_NAMED);
  if (free.length === 0) return undefined;
  const named = free.map(({ day, slot }) => `${formatDay(day)}, at ${formatSlot(slot)}`).join('; ');
  return new RefusedError('appointmentTime', `${error.message} The next free times: ${named}.`);
};

/** The piece by its name, which the request keeps whatever becomes of the piece; an unknown one stays as it was sent. */
const namePiece = (request: AppointmentRequest, { products }: Catalogue): AppointmentRequest => {
  const product = products.find(({ slug }) => slug === request.piece);
  if (!product) return request;
  const about = { piece: product.name, pieceId: String(product.id) };
  return { ...request, ...about };
};

/** `POST /api/appointment`: a request for a day and a slot, to be confirmed by the shop. */
export const appointmentForm = publicForm({
  path: '/api/appointment',
  kind: 'appointment',
  title: 'Appointment Request Submitted',
  advise: nameFreeTimes,
  complete: namePiece,
  details: (request, { reference, visit }, shop) => ({
    facts: [
      [
        'When',
        `${formatDay(appointmentDay(request.appointmentDate))}, at ${formatSlot(request.appointmentTime)}`,
      ],
      ...appointmentFacts(request, request.piece, shop.addressFor({ isConfirmed: false })),
      ['Reference', reference],
    ],
    visit,
  }),
  links: ['visit', 'photos'],
  schema: appointmentRequestSchema,
  faults: findFaults,
  appointment: ({ appointmentDate, appointmentTime }) => ({
    day: appointmentDay(appointmentDate),
    slot: appointmentTime,
  }),
  check: checkSlot,
  // Forms that browsers fill in by themselves are too common: the slot is held, and staff see the mark.
  marksHoneypot: true,
  receipt: (_request, { isHeld }) =>
    isHeld
      ? 'Thank you for booking an appointment with the jeweler. We will confirm your appointment shortly.'
      : NOT_HELD_MESSAGE,
});
