import { sendServiceRequest } from '@jeweler/core/api';
import type { ServiceRequest } from '@jeweler/core/submissions';
import { useEffect, useEffectEvent, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import { Fields, FullWidth } from '../../components/form/fields.tsx';
import { Form } from '../../components/form/form.tsx';
import { SelectField } from '../../components/form/select-field.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import type { Submission } from '../../components/form/use-submission.ts';
import { services } from '../../content/services.ts';
import { usePageData } from '../../data/page-data-context.ts';
import { useServiceLines } from '../../data/use-shop.ts';
import { http } from '../../lib/http.ts';
import { useHydrated } from '../../lib/loading/use-hydrated.ts';

const empty = { name: '', email: '', phone: '', message: '' };

const submission: Submission<ServiceRequest> = {
  send: (request) => sendServiceRequest(http, request),
  success: {
    title: 'Service Request Submitted',
    text: "Thank you for your request. I'll get back to you within 24 hours.",
  },
  failure: { title: 'Error', text: 'There was a problem submitting your request. Please try again.' },
  fields: ['name', 'email', 'phone', 'serviceType', 'message'],
  confirmation: ({ serviceType, email, message }) => ({
    title: 'We have your quote request',
    facts: [
      ['Service', serviceType],
      ['You wrote', message],
      ['Reply to', email],
    ],
    next: 'You will have an estimate, or a question, within 24 hours. Estimates are free.',
  }),
};

/**
 * The title of the tab that was opened; undefined before the visitor has opened one, as `?service=` is that of all but
 * the first.
 */
const useOpenedTab = (): string | undefined => {
  const [query] = useSearchParams();
  const page = usePageData();
  // Another tab may have been opened before the form is hydrated, which begins as the server has sent it.
  const id = (useHydrated() ? query : new URL(page.url, page.siteOrigin).searchParams).get('service');
  const [hasOpened, setHasOpened] = useState(false);
  if (id !== null && !hasOpened) setHasOpened(true);
  const tab = id === null && hasOpened ? services[0] : services.find((service) => service.id === id);
  return tab?.title;
};

/** The titles of the tabs that have a service; of all of them if there is none. */
const useServiceTypes = () => {
  const lines = useServiceLines();
  const offered = services.filter(({ id }) => lines.some(({ group }) => group === id));
  return (offered.length > 0 ? offered : services).map(({ title }) => ({ value: title, label: title }));
};

/** Requests a quote, for the service whose tab is open, and reports the result (SPEC sections 4, 5 and 8). */
export const QuoteForm = () => {
  const options = useServiceTypes();
  const opened = useOpenedTab();
  const preset = options.find(({ value }) => value === opened)?.value ?? '';
  return (
    <Form
      rules={({ serviceRequestSchema }) => serviceRequestSchema}
      defaultValues={{ ...empty, serviceType: preset }}
      submission={submission}
      label="Request a quote"
      action="/api/service-requests"
      withHoneypot
    >
      <QuoteFields options={options} preset={preset} />
    </Form>
  );
};

interface QuoteFieldsProps {
  options: ReturnType<typeof useServiceTypes>;
  /** What the field begins with, until the visitor chooses. */
  preset: string;
}

const QuoteFields = ({ options, preset }: QuoteFieldsProps) => {
  const { resetField } = useFormContext<ServiceRequest>();
  const { dirtyFields } = useFormState<ServiceRequest>({ name: 'serviceType' });
  const follow = useEffectEvent(() => {
    if (!dirtyFields.serviceType) resetField('serviceType', { defaultValue: preset });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another tab is opened
  useEffect(() => follow(), [preset]);
  return (
    <>
      <Fields pair>
        <TextField name="name" label="Name" autoComplete="name" />
        <TextField name="email" label="Email" type="email" autoComplete="email" />
        <TextField name="phone" label="Phone" type="tel" autoComplete="tel" optional />
        <SelectField name="serviceType" label="Service" placeholder="Select a service" options={options} />
        <FullWidth>
          <TextField name="message" label="Message" multiline />
        </FullWidth>
      </Fields>
      <div>
        <SubmitButton pending="Submitting...">Request a Quote</SubmitButton>
      </div>
    </>
  );
};
