import { createHttpClient, requestAppointment } from '@jeweler/core/api';
import { shopInstant } from '@jeweler/core/business';
import type { AppointmentRequest } from '@jeweler/core/schemas';

const http = createHttpClient();

/**
 * Sends a request whose `appointmentDate` is a plain day. It leaves as the instant of its slot on the
 * shop's clock, so the day is the one that was chosen wherever the visitor sits.
 */
export const submitAppointment = (request: AppointmentRequest) =>
  requestAppointment(http, {
    ...request,
    appointmentDate: shopInstant(request.appointmentDate, request.appointmentTime).toISOString(),
  });
