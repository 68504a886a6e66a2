import { z } from '../schemas/zod.ts';
import type { SubmissionDefinition } from './definition.ts';
import { ANSWER_HOURS, correspondence } from './statuses.ts';
import { honeypot, visitorFields, visitorMessage, visitorWithOptionalPhone } from './visitor.ts';

/** `POST /api/contact`, home form and contact page (SPEC sections 3, 5 and 7). */
export const contactMessageSchema = z.object({
  ...visitorWithOptionalPhone,
  message: visitorMessage,
  ...honeypot,
});
export type ContactMessage = z.infer<typeof contactMessageSchema>;

export const contact = {
  schema: contactMessageSchema,
  fields: visitorFields,
  referenceLetter: 'M',
  icon: 'mail',
  label: { one: 'Message', many: 'Messages' },
  noun: { one: 'message', many: 'messages' },
  waiting: { one: 'Message', many: 'Messages', task: 'to answer' },
  summary: ({ message = '' }) => message,
  acknowledgement: {
    subject: 'We have received your message',
    text: `Thank you for your message. We will get back to you within ${ANSWER_HOURS} hours.`,
  },
  workflow: correspondence,
} as const satisfies SubmissionDefinition<typeof contactMessageSchema>;
