import { chakra } from '@chakra-ui/react';
import type { OpeningHours } from '@jeweler/core/schemas';
import { useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button } from '../../../shared/ui/button.tsx';
import { FieldError } from '../../../shared/ui/field-frame.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { DayAndNote } from './day-and-note.tsx';

/** Days on which the shop is closed regardless of the weekly hours. */
export const ClosedDaysFields = () => {
  const { control, formState } = useFormContext<OpeningHours>();
  const { fields, append, remove } = useFieldArray({ control, name: 'closedDays' });
  const add = useRef<HTMLButtonElement>(null);
  const error = formState.errors.closedDays?.root?.message ?? formState.errors.closedDays?.message;
  return (
    <chakra.div display="grid" gap="3" justifyItems="start">
      {fields.map(({ id }, index) => (
        <DayAndNote
          key={id}
          name={`closedDays.${index}`}
          what="closed day"
          error={formState.errors.closedDays?.[index]?.day?.message}
          onRemove={() => {
            remove(index);
            add.current?.focus();
          }}
        />
      ))}
      {error ? <FieldError>{error}</FieldError> : null}
      <Button ref={add} onClick={() => append({ day: '', note: '' })}>
        <Icon name="plus" />
        Add a closed day
      </Button>
    </chakra.div>
  );
};
