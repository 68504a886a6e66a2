import { formatDay, formatSlot } from '@jeweler/core/format';
import type { AppointmentRequest } from '@jeweler/core/schemas';
import { useWatch } from 'react-hook-form';
import { styled } from '#styled-system/jsx';

/** The day and time about to be requested, once day and hour are chosen. */
export const ChosenTime = () => {
  const [day, slot] = useWatch<AppointmentRequest, ['appointmentDate', 'appointmentTime']>({
    name: ['appointmentDate', 'appointmentTime'],
  });
  return (
    <styled.output fontSize="small" color="fg.quiet" textStyle="figures">
      {day && slot ? `${formatDay(day)}, at ${formatSlot(slot)}` : null}
    </styled.output>
  );
};
