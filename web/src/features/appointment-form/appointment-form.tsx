import { ApiError } from '@jeweler/core/api';
import type { AppointmentRequest } from '@jeweler/core/schemas';
import { Form, type FormControls } from '../../components/form/form.tsx';
import { showFieldErrors } from '../../components/form/show-field-errors.ts';
import { notify } from '../../components/notices/notify.ts';
import { AppointmentFields } from './appointment-fields.tsx';
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

const send = async (request: AppointmentRequest, form: FormControls<AppointmentRequest>) => {
  try {
    await submitAppointment(request);
  } catch (error) {
    const { serverMessage, fields } =
      error instanceof ApiError ? error : { serverMessage: undefined, fields: {} };
    showFieldErrors(form.setError, fieldNames, fields);
    await notify({
      tone: 'error',
      title: 'Error',
      text: serverMessage ?? 'There was a problem booking your appointment. Please try again.',
    });
    return;
  }
  form.reset();
  await notify({
    tone: 'success',
    title: 'Appointment Request Submitted',
    text: 'Thank you for booking an appointment with the jeweler. We will confirm your appointment shortly.',
  });
};

/** Books an appointment and says what came of it (SPEC sections 4, 5 and 8). */
export const AppointmentForm = () => (
  <Form
    rules={({ appointmentFormSchema }) => appointmentFormSchema}
    defaultValues={empty}
    onSubmit={send}
    label="Book an Appointment"
    withHoneypot
  >
    <AppointmentFields />
  </Form>
);
