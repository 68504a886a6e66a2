import { sendServiceRequest } from '@jeweler/core/api';
import type { ServiceRequest } from '@jeweler/core/submissions';
import { Form } from '../../components/form/form.tsx';
import type { Submission } from '../../components/form/use-submission.ts';
import { http } from '../../lib/http.ts';
import { QuoteFields } from './quote-fields.tsx';

const empty = { name: '', email: '', phone: '', serviceType: '', message: '' };

const submission: Submission<ServiceRequest> = {
  send: (request) => sendServiceRequest(http, request),
  success: {
    title: 'Service Request Submitted',
    text: "Thank you for your request. I'll get back to you within 24 hours.",
  },
  failure: { title: 'Error', text: 'There was a problem submitting your request. Please try again.' },
  fields: ['name', 'email', 'phone', 'serviceType', 'message'],
  confirmation: ({ serviceType, email, message }) => ({
    title: 'Your quote request is with the jeweler',
    facts: [
      ['Service', serviceType],
      ['You wrote', message],
      ['Reply to', email],
    ],
    next: 'You will have an estimate, or a question, within 24 hours. Estimates are free.',
  }),
};

/** Requests a quote and reports the result (SPEC sections 4, 5 and 8). */
export const QuoteForm = () => (
  <Form
    rules={({ serviceRequestSchema }) => serviceRequestSchema}
    defaultValues={empty}
    submission={submission}
    label="Request a quote"
    withHoneypot
  >
    <QuoteFields />
  </Form>
);
