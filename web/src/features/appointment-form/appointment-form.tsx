import { ApiError } from '@jeweler/core/api';
import { appointmentTypeChoices } from '@jeweler/core/business';
import { formatDay, formatSlot } from '@jeweler/core/format';
import { type AppointmentRequest, SLOT_TAKEN_MESSAGE } from '@jeweler/core/schemas';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { Form, type FormControls } from '../../components/form/form.tsx';
import type { Receipt } from '../../components/form/received.tsx';
import { showFieldErrors } from '../../components/form/show-field-errors.ts';
import { notify } from '../../components/notices/notify.ts';
import { AppointmentFields } from './appointment-fields.tsx';
import { type AvailabilityStore, createAvailabilityStore } from './availability-store.ts';
import { submitAppointment } from './submit-appointment.ts';

const empty = { name: '', email: '', phone: '', appointmentDate: '', notes: '' };

const fieldNames = [
  'appointmentType',
  'appointmentDate',
  'appointmentTime',
  'name',
  'email',
  'phone',
  'notes',
] as const;

const appointmentReceipt = ({
  appointmentType,
  appointmentDate,
  appointmentTime,
  email,
  phone,
}: AppointmentRequest): Receipt => ({
  title: `Your hour is requested: ${formatDay(appointmentDate)}, ${formatSlot(appointmentTime)}`,
  facts: [
    [
      'About',
      appointmentTypeChoices.find(({ value }) => value === appointmentType)?.label ?? appointmentType,
    ],
    ['Answer to', `${email}, ${phone}`],
  ],
  next: 'The jeweler will confirm it, or propose another time, by e-mail or phone.',
});

const send = async (
  request: AppointmentRequest,
  form: FormControls<AppointmentRequest>,
  availability: AvailabilityStore,
): Promise<Receipt | undefined> => {
  const { appointmentDate: day, appointmentTime: slot } = request;
  try {
    await submitAppointment(request);
  } catch (error) {
    const failure = error instanceof ApiError ? error : undefined;
    const fields = failure?.fields ?? {};
    // Before the focus goes to the times: it must not land on the one that goes.
    if (fields.appointmentTime === SLOT_TAKEN_MESSAGE) flushSync(() => availability.take(day, slot));
    showFieldErrors(form.setError, fieldNames, fields);
    await notify({
      tone: 'error',
      title: 'Error',
      text: failure?.serverMessage ?? 'There was a problem booking your appointment. Please try again.',
    });
    return undefined;
  }
  form.reset();
  availability.take(day, slot);
  await notify({
    tone: 'success',
    title: 'Appointment Request Submitted',
    text: 'Thank you for booking an appointment with the jeweler. We will confirm your appointment shortly.',
  });
  return appointmentReceipt(request);
};

/** Books an appointment and says what came of it (SPEC sections 4, 5 and 8). */
export const AppointmentForm = () => {
  const [availability] = useState(createAvailabilityStore);
  return (
    <Form
      rules={({ appointmentFormSchema }) => appointmentFormSchema}
      defaultValues={empty}
      onSubmit={(request, form) => send(request, form, availability)}
      again="Request another hour"
      label="Book an Appointment"
      withHoneypot
    >
      <AppointmentFields availability={availability} />
    </Form>
  );
};
