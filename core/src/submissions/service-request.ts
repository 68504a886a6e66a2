import { line } from '../schemas/text-rules.ts';
import { z } from '../schemas/zod.ts';
import type { SubmissionDefinition } from './definition.ts';
import { ANSWER_HOURS, correspondence } from './statuses.ts';
import { honeypot, visitorFields, visitorMessage, visitorWithOptionalPhone, whoFields } from './visitor.ts';

/** `POST /api/service-requests`, the quote form of the services page (SPEC sections 3, 5 and 7). */
export const serviceRequestSchema = z.object({
  ...visitorWithOptionalPhone,
  serviceType: line('Service type', 1, 'Please select a service type.'),
  message: visitorMessage,
  ...honeypot,
});
export type ServiceRequest = z.infer<typeof serviceRequestSchema>;

export const serviceRequest = {
  schema: serviceRequestSchema,
  fields: {
    ...whoFields,
    serviceType: { label: 'Service', column: 'Service' },
    message: visitorFields.message,
    website: visitorFields.website,
  },
  referenceLetter: 'Q',
  icon: 'file',
  label: { one: 'Quote request', many: 'Quote requests' },
  noun: { one: 'quote request', many: 'quote requests' },
  waiting: { one: 'Quote request', many: 'Quote requests', task: 'to answer' },
  summary: ({ serviceType, message }) => [serviceType, message].filter(Boolean).join(': '),
  acknowledgement: {
    subject: 'We have received your request',
    text: `Thank you for your request. We will get back to you within ${ANSWER_HOURS} hours.`,
  },
  workflow: correspondence,
} as const satisfies SubmissionDefinition<typeof serviceRequestSchema>;
