import { chakra, Input } from '@chakra-ui/react';
import type { OpeningHours } from '@jeweler/core/schemas';
import { type ReactNode, useId, useRef } from 'react';
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
  const { control, formState } = useFormContext<OpeningHours>();
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
      {fields.map(({ id }, index) => (
        <chakra.div key={id} display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="1" width="full">
          <DayAndNote
            name={`${name}.${index}`}
            what={what}
            error={errors?.[index]?.day?.message}
            onRemove={() => {
              remove(index);
              adding.current?.focus();
            }}
          />
          {children?.(index)}
        </chakra.div>
      ))}
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

interface DayAndNoteProps extends Pick<DayListProps, 'what'> {
  name: `${DayListProps['name']}.${number}`;
  error: string | undefined;
  onRemove: () => void;
}

/** A day with a note, in one line, and a button to remove it. */
const DayAndNote = ({ name, what, error, onRemove }: DayAndNoteProps) => {
  const { register } = useFormContext<OpeningHours>();
  const id = useId();
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="1" width="full">
      <chakra.div display="flex" flexWrap={{ base: 'wrap', sm: 'nowrap' }} gap="2">
        <Input
          type="date"
          aria-label={`Date of the ${what}`}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : id}
          flex="1 1 10rem"
          minWidth="0"
          maxWidth={{ sm: '12rem' }}
          {...register(`${name}.day`)}
        />
        <Input
          aria-label={`Note for the ${what}`}
          placeholder="Note, shown to staff"
          maxLength={200}
          flex="1 1 12rem"
          minWidth="0"
          {...register(`${name}.note`)}
        />
        <IconButton icon="close" label={`Remove this ${what}`} onClick={onRemove} />
      </chakra.div>
      {error === undefined ? null : <FieldError id={id}>{error}</FieldError>}
    </chakra.div>
  );
};
