import { ApiError } from '@jeweler/core/api';
import type { ServiceRequest } from '@jeweler/core/schemas';
import { Form, type FormControls } from '../../components/form/form.tsx';
import type { Receipt } from '../../components/form/received.tsx';
import { showFieldErrors } from '../../components/form/show-field-errors.ts';
import { notify } from '../../components/notices/notify.ts';
import { QuoteFields } from './quote-fields.tsx';
import { submitQuote } from './submit-quote.ts';

const empty = { name: '', email: '', phone: '', serviceType: '', message: '' };

const fieldNames = ['name', 'email', 'phone', 'serviceType', 'message'] as const;

const quoteReceipt = ({ serviceType, email, message }: ServiceRequest): Receipt => ({
  title: 'Your quote request is with the jeweler',
  facts: [
    ['Service', serviceType],
    ['You wrote', message],
    ['Answer to', email],
  ],
  next: 'You will have an estimate, or a question, within 24 hours. Estimates are free.',
});

const send = async (request: ServiceRequest, form: FormControls<ServiceRequest>) => {
  try {
    await submitQuote(request);
  } catch (error) {
    if (error instanceof ApiError) showFieldErrors(form.setError, fieldNames, error.fields);
    await notify({
      tone: 'error',
      title: 'Error',
      text: 'There was a problem submitting your request. Please try again.',
    });
    return undefined;
  }
  form.reset();
  await notify({
    tone: 'success',
    title: 'Service Request Submitted',
    text: "Thank you for your request. I'll get back to you within 24 hours.",
  });
  return quoteReceipt(request);
};

/** Requests a quote and says what came of it (SPEC sections 4, 5 and 8). */
export const QuoteForm = () => (
  <Form
    rules={({ serviceRequestSchema }) => serviceRequestSchema}
    defaultValues={empty}
    onSubmit={send}
    again="Ask for another quote"
    label="Request a quote"
    withHoneypot
  >
    <QuoteFields />
  </Form>
);
