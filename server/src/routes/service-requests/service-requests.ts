import { serviceRequestSchema } from '@jeweler/core/schemas';
import { publicForm } from '../public-form.ts';

/** `POST /api/service-requests`: a quote asked for on the services page. */
export const serviceRequestForm = publicForm({
  path: '/api/service-requests',
  kind: 'service-request',
  schema: serviceRequestSchema,
  receipt: () => "Thank you for your request. I'll get back to you within 24 hours.",
});
