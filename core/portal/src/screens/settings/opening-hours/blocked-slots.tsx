import { chakra } from '@chakra-ui/react';
import { formatSlot } from '@jeweler/core/format';
import { appointmentSlots, type OpeningHours } from '@jeweler/core/schemas';
import { useController } from 'react-hook-form';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { FieldError } from '../../../shared/ui/field-frame.tsx';

/** The hours of a day that cannot be booked. */
export const BlockedSlots = ({ index }: { index: number }) => {
  const { field, fieldState } = useController<OpeningHours, `blockedHours.${number}.slots`>({
    name: `blockedHours.${index}.slots`,
  });
  const chosen = field.value;
  const error = fieldState.error?.message;
  return (
    <chakra.fieldset border="none" margin="0" padding="0" minWidth="0">
      <chakra.legend srOnly>Hours that are blocked</chakra.legend>
      <chakra.div display="grid" gridTemplateColumns="repeat(auto-fill, minmax(min(6.75rem, 100%), 1fr))">
        {appointmentSlots.map((slot) => (
          <Checkbox
            key={slot}
            checked={chosen.includes(slot)}
            onChange={(isChosen) =>
              field.onChange(
                appointmentSlots.filter((each) => (each === slot ? isChosen : chosen.includes(each))),
              )
            }
          >
            {formatSlot(slot)}
          </Checkbox>
        ))}
      </chakra.div>
      {error ? <FieldError>{error}</FieldError> : null}
    </chakra.fieldset>
  );
};
