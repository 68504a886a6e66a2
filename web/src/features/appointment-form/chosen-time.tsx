import { chakra } from '@chakra-ui/react';
import { formatDay, formatSlot } from '@jeweler/core/format';
import type { AppointmentRequest } from '@jeweler/core/schemas';
import { useWatch } from 'react-hook-form';

/** What is about to be requested, in words, once day and hour are chosen. */
export const ChosenTime = () => {
  const [day, slot] = useWatch<AppointmentRequest, ['appointmentDate', 'appointmentTime']>({
    name: ['appointmentDate', 'appointmentTime'],
  });
  return (
    <chakra.output fontSize="small" color="fg.quiet" textStyle="figures">
      {day && slot ? `${formatDay(day)}, at ${formatSlot(slot)}` : null}
    </chakra.output>
  );
};
