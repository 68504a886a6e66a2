import { sendServiceRequest } from '@jeweler/core/api';
import type { ServiceRequest } from '@jeweler/core/submissions';
import { Fields, FullWidth } from '../../components/form/fields.tsx';
import { Form } from '../../components/form/form.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { referenceFact } from '../../components/form/submission-confirmation.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { TextAreaField } from '../../components/form/text-area-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import type { Submission } from '../../components/form/use-submission.ts';
import { services } from '../../content/services.ts';
import { useServiceLines } from '../../data/use-shop.ts';
import { http } from '../../lib/http.ts';

const empty = { name: '', email: '', phone: '', serviceType: '', message: '' };

const submission: Submission<ServiceRequest> = {
  send: (request) => sendServiceRequest(http, request),
  success: {
    title: 'Service Request Submitted',
    text: "Thank you for your request. I'll get back to you within 24 hours.",
  },
  failure: { title: 'Error', text: 'There was a problem submitting your request. Please try again.' },
  fields: ['name', 'email', 'phone', 'serviceType', 'message'],
  confirmation: ({ serviceType, email, message }, answer) => ({
    title: 'We have your quote request',
    facts: [['Service', serviceType], ['You wrote', message], ['Reply to', email], ...referenceFact(answer)],
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
    action="/api/service-requests"
    withHoneypot
  >
    <QuoteFields />
  </Form>
);

/** The titles of the tabs that have a service; of all of them if there is none. */
const useServiceTypes = () => {
  const lines = useServiceLines();
  const offered = services.filter(({ id }) => lines.some(({ group }) => group === id));
  return (offered.length > 0 ? offered : services).map(({ title }) => ({ value: title, label: title }));
};

const QuoteFields = () => (
  <>
    <Fields pair>
      <TextField name="name" label="Name" autoComplete="name" />
      <TextField name="email" label="Email" type="email" autoComplete="email" />
      <TextField name="phone" label="Phone" type="tel" autoComplete="tel" optional />
      <SelectField
        name="serviceType"
        label="Service"
        placeholder="Select a service"
        options={useServiceTypes()}
      />
      <FullWidth>
        <TextAreaField name="message" label="Message" />
      </FullWidth>
    </Fields>
    <div>
      <SubmitButton pending="Submitting...">Request a Quote</SubmitButton>
    </div>
  </>
);
