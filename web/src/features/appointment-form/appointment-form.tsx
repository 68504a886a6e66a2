import { requestAppointment } from '@jeweler/core/api';
import { appointmentTypeChoices, shopInstant } from '@jeweler/core/business';
import { formatDay, formatSlot } from '@jeweler/core/format';
import { NOT_HELD_MESSAGE, SLOT_TAKEN_MESSAGE } from '@jeweler/core/schemas';
import type { AppointmentRequest } from '@jeweler/core/submissions';
import { useWatch } from 'react-hook-form';
import { styled } from '#styled-system/jsx';
import { ChoiceField } from '../../components/form/choice-field.tsx';
import { Fields, FullWidth } from '../../components/form/fields.tsx';
import { Form } from '../../components/form/form.tsx';
import type { Confirmation } from '../../components/form/submission-confirmation.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { TextAreaField } from '../../components/form/text-area-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import type { Submission } from '../../components/form/use-submission.ts';
import { http } from '../../lib/http.ts';
import { takeSlot } from './availability.ts';
import { WhenFields } from './when-fields.tsx';

const empty = { name: '', email: '', phone: '', appointmentDate: '', notes: '' };

const toConfirmation = (
  { appointmentType, appointmentDate, appointmentTime, email, phone }: AppointmentRequest,
  isHeld: boolean,
): Confirmation => ({
  title: `You requested ${formatDay(appointmentDate)}, at ${formatSlot(appointmentTime)}`,
  facts: [
    [
      'About',
      appointmentTypeChoices.find(({ value }) => value === appointmentType)?.label ?? appointmentType,
    ],
    ['Reply to', email, phone],
  ],
  next: isHeld
    ? 'We’ll confirm it or suggest another time, by email or phone.'
    : 'This time is not held for you yet: the jeweler will call you to confirm it, or to find another.',
});

/**
 * `appointmentDate` is a plain day. It is sent as the instant of its slot on the shop's clock, so that the
 * day is the selected one in any time zone of the visitor.
 */
const sendRequest = (request: AppointmentRequest) =>
  requestAppointment(http, {
    ...request,
    appointmentDate: shopInstant(request.appointmentDate, request.appointmentTime).toISOString(),
  });

const createSubmission = (): Submission<AppointmentRequest> => {
  let isHeld = true;
  return {
    send: async (request) => {
      const { message } = await sendRequest(request);
      isHeld = message !== NOT_HELD_MESSAGE;
    },
    success: () => ({
      title: 'Appointment Request Submitted',
      text: isHeld
        ? 'Thank you for booking an appointment with the jeweler. We will confirm your appointment shortly.'
        : NOT_HELD_MESSAGE,
    }),
    failure: {
      title: 'Error',
      text: 'There was a problem booking your appointment. Please try again.',
      fromServer: true,
    },
    fields: ['appointmentType', 'appointmentDate', 'appointmentTime', 'name', 'email', 'phone', 'notes'],
    confirmation: (request) => toConfirmation(request, isHeld),
    onSuccess: ({ appointmentDate, appointmentTime }) => {
      if (isHeld) void takeSlot(appointmentDate, appointmentTime);
    },
    onFailure: async ({ appointmentDate, appointmentTime }, failure) => {
      // Before the focus moves to the times: it must not land on the slot that becomes disabled.
      if (failure?.fields.appointmentTime === SLOT_TAKEN_MESSAGE)
        await takeSlot(appointmentDate, appointmentTime);
    },
  };
};

/** Requests an appointment and reports the result (SPEC sections 4, 5 and 8). */
export const AppointmentForm = () => (
  <Form
    rules={({ appointmentFormSchema }) => appointmentFormSchema}
    defaultValues={empty}
    submission={createSubmission()}
    label="Book an Appointment"
    action="/api/appointment"
    withHoneypot
  >
    <AppointmentFields />
  </Form>
);

const AppointmentFields = () => (
  <styled.div css={{ display: 'grid', gap: '12' }}>
    <ChoiceField
      name="appointmentType"
      legend="Appointment type"
      arrangement="pair"
      choices={appointmentTypeChoices}
    />
    <WhenFields />
    <Fields pair>
      <TextField name="name" label="Name" autoComplete="name" />
      <TextField name="email" label="Email" type="email" autoComplete="email" />
      <FullWidth>
        <TextField name="phone" label="Phone" type="tel" autoComplete="tel" />
      </FullWidth>
      <FullWidth>
        <TextAreaField name="notes" label="Notes" optional />
      </FullWidth>
    </Fields>
    <styled.div css={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '4' }}>
      <SubmitButton pending="Submitting...">Request Appointment</SubmitButton>
      <ChosenTime />
    </styled.div>
  </styled.div>
);

/** The day and time to be requested, once both are selected. */
const ChosenTime = () => {
  const [day, slot] = useWatch<AppointmentRequest, ['appointmentDate', 'appointmentTime']>({
    name: ['appointmentDate', 'appointmentTime'],
  });
  return (
    <styled.output css={{ fontSize: 'small', color: 'fg.quiet', textStyle: 'figures' }}>
      {day && slot ? `${formatDay(day)}, at ${formatSlot(slot)}` : null}
    </styled.output>
  );
};
