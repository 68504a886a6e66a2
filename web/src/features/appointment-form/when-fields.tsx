import { chakra } from '@chakra-ui/react';
import { shopDay } from '@jeweler/core/business';
import type { AppointmentRequest, AppointmentSlot } from '@jeweler/core/schemas';
import { useWatch } from 'react-hook-form';
import { CalendarField } from '../../components/form/calendar-field.tsx';
import { ChoiceField } from '../../components/form/choice-field.tsx';
import { firstOpenDay, isPast } from './open-slots.ts';
import { slotChoices } from './slot-choices.ts';
import { useNow } from './use-now.ts';

const When = chakra('div', {
  base: { display: 'grid', gap: '8', lg: { gridTemplateColumns: 'minmax(0, 1.35fr) minmax(0, 1fr)' } },
});

/** Day and hour by the shop's clock; hours that have passed today cannot be chosen. */
export const WhenFields = () => {
  const now = useNow();
  const day = useWatch<AppointmentRequest, 'appointmentDate'>({ name: 'appointmentDate' });
  return (
    <When>
      <CalendarField name="appointmentDate" legend="Date" today={shopDay(now)} first={firstOpenDay(now)} />
      <ChoiceField<AppointmentSlot>
        name="appointmentTime"
        legend="Time"
        arrangement="hours"
        choices={slotChoices}
        isDisabled={(slot) => Boolean(day) && isPast(day, slot, now)}
      />
    </When>
  );
};
