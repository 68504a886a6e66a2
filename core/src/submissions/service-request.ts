import { line } from '../schemas/text-rules.ts';
import { z } from '../schemas/zod.ts';
import { honeypot, optionalPhone, visitorEmail, visitorMessage, visitorName } from './visitor.ts';

/** `POST /api/service-requests`, the quote form of the services page (SPEC sections 3, 5 and 7). */
export const serviceRequestSchema = z.object({
  name: visitorName,
  email: visitorEmail,
  phone: optionalPhone,
  serviceType: line('Service type', 1, 'Please select a service type.'),
  message: visitorMessage,
  ...honeypot,
});
export type ServiceRequest = z.infer<typeof serviceRequestSchema>;
