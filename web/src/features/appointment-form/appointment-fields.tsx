import { appointmentTypeChoices } from '@jeweler/core/business';
import { formatDay, formatSlot } from '@jeweler/core/format';
import type { AppointmentRequest } from '@jeweler/core/submissions';
import { useWatch } from 'react-hook-form';
import { styled } from '#styled-system/jsx';
import { ChoiceField } from '../../components/form/choice-field.tsx';
import { Fields, FullWidth } from '../../components/form/fields.tsx';
import { SubmitButton } from '../../components/form/submit-button.tsx';
import { TextAreaField } from '../../components/form/text-area-field.tsx';
import { TextField } from '../../components/form/text-field.tsx';
import { WhenFields } from './when-fields.tsx';

/** The fields of the booking form (SPEC section 2, appointment page). */
export const AppointmentFields = () => (
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
