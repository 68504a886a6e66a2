import { chakra, Input } from '@chakra-ui/react';
import type { OpeningHours } from '@jeweler/core/schemas';
import { type ReactNode, useRef } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { Button, IconButton } from '../../../shared/ui/button.tsx';
import { FieldError } from '../../../shared/ui/field-frame.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';

interface DayListProps {
  name: 'closedDays' | 'blockedHours';
  /** Name of an entry for screen readers. */
  what: string;
  /** Label of the button that adds one. */
  add: string;
  /** What an entry has besides its day and note. */
  children?: (index: number) => ReactNode;
}

/** Days with a note each, which are added and removed. */
export const DayList = ({ name, what, add, children }: DayListProps) => {
  const { control, formState, register } = useFormContext<OpeningHours>();
  const { fields, append, remove } = useFieldArray({ control, name });
  const adding = useRef<HTMLButtonElement>(null);
  const errors = formState.errors[name];
  const error = errors?.root?.message ?? errors?.message;
  return (
    <chakra.div
      display="grid"
      gridTemplateColumns="minmax(0, 1fr)"
      gap={children ? '4' : '3'}
      justifyItems="start"
    >
      {fields.map(({ id }, index) => {
        const fault = errors?.[index]?.day?.message;
        return (
          <chakra.div key={id} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="1" width="full">
            <chakra.div display="flex" flexWrap={{ base: 'wrap', sm: 'nowrap' }} gap="2">
              <Input
                type="date"
                aria-label={`Date of the ${what}`}
                aria-invalid={fault !== undefined}
                aria-describedby={fault === undefined ? undefined : `fault-${id}`}
                flex="1 1 10rem"
                minWidth="0"
                maxWidth={{ sm: '12rem' }}
                {...register(`${name}.${index}.day`)}
              />
              <Input
                aria-label={`Note for the ${what}`}
                placeholder="Note, shown to staff"
                maxLength={200}
                flex="1 1 12rem"
                minWidth="0"
                {...register(`${name}.${index}.note`)}
              />
              <IconButton
                icon="close"
                label={`Remove this ${what}`}
                onClick={() => {
                  remove(index);
                  adding.current?.focus();
                }}
              />
            </chakra.div>
            {fault === undefined ? null : <FieldError id={`fault-${id}`}>{fault}</FieldError>}
            {children?.(index)}
          </chakra.div>
        );
      })}
      {error ? <FieldError>{error}</FieldError> : null}
      <Button
        ref={adding}
        onClick={() => append({ day: '', note: '', ...(name === 'blockedHours' && { slots: [] }) })}
      >
        <Icon name="plus" />
        {add}
      </Button>
    </chakra.div>
  );
};
