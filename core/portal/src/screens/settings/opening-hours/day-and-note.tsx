import { chakra, Input } from '@chakra-ui/react';
import type { OpeningHours } from '@jeweler/core/schemas';
import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { IconButton } from '../../../shared/ui/button.tsx';
import { FieldError } from '../../../shared/ui/field-frame.tsx';

interface DayAndNoteProps {
  name: `closedDays.${number}` | `blockedHours.${number}`;
  /** Name of the entry for screen readers. */
  what: string;
  error: string | undefined;
  onRemove: () => void;
}

/** A day with a note, in one line, and a button to remove it. */
export const DayAndNote = ({ name, what, error, onRemove }: DayAndNoteProps) => {
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
