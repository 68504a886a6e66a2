import { chakra } from '@chakra-ui/react';
import { formatSlot } from '@jeweler/core/format';
import { appointmentSlots, type OpeningHours } from '@jeweler/core/schemas';
import { useRef } from 'react';
import { useController, useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '../../../shared/ui/button.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { FieldError } from '../../../shared/ui/field-frame.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { DayAndNote } from './day-and-note.tsx';

const Hours = ({ index, error }: { index: number; error: string | undefined }) => {
  const { field } = useController<OpeningHours, `blockedHours.${number}.slots`>({
    name: `blockedHours.${index}.slots`,
  });
  const chosen = field.value;
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

/** Hours of single days that cannot be booked. */
export const BlockedHoursFields = () => {
  const { control, formState } = useFormContext<OpeningHours>();
  const { fields, append, remove } = useFieldArray({ control, name: 'blockedHours' });
  const add = useRef<HTMLButtonElement>(null);
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="4" justifyItems="start">
      {fields.map(({ id }, index) => {
        const errors = formState.errors.blockedHours?.[index];
        return (
          <chakra.div key={id} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="1" width="full">
            <DayAndNote
              name={`blockedHours.${index}`}
              what="day with blocked hours"
              error={errors?.day?.message}
              onRemove={() => {
                remove(index);
                add.current?.focus();
              }}
            />
            <Hours index={index} error={errors?.slots?.message} />
          </chakra.div>
        );
      })}
      <Button ref={add} onClick={() => append({ day: '', slots: [], note: '' })}>
        <Icon name="plus" />
        Block hours on a day
      </Button>
    </chakra.div>
  );
};
