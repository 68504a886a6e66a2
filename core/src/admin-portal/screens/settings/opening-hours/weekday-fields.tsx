import { chakra } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { shop } from '../../../../business/index.ts';
import { formatSlot } from '../../../../format/index.ts';
import type { OpeningHours, Weekday } from '../../../../schemas/index.ts';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { FieldError } from '../../../shared/ui/field-frame.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { weekdayLabel } from './hours-lines.ts';

/** Whole hours from 6 AM to 11 PM: no shop opens earlier or closes later. */
const hours = Array.from({ length: 18 }, (_, index) => {
  const value = `${String(index + 6).padStart(2, '0')}:00`;
  return { value, label: formatSlot(value) };
});

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    minHeight: '3.25rem',
    py: '1',
    borderBottom: '1px solid',
    borderColor: 'admin.rule',
    // Emotion warns of `:first-child`.
    '& > :not(:last-child)': { flex: '0 1 10rem' },
    // On phones, and with enlarged text, below the day.
    '& > :last-child': { flex: '1 1 17rem', minWidth: '0' },
  },
});

/** The opening and closing time of a weekday. */
export const WeekdayFields = ({ weekday }: { weekday: Weekday }) => {
  const { formState } = useFormContext<OpeningHours>();
  const { field, fieldState } = useController<OpeningHours, `week.${Weekday}`>({ name: `week.${weekday}` });
  const { value, onChange } = field;
  // Remembers the hours of a day that is closed, to restore them if it is opened again.
  const [last, setLast] = useState(value ?? { opens: shop.hours.opens, closes: shop.hours.closes });
  const id = useId();
  const change = (next: typeof last) => {
    setLast(next);
    onChange(next);
  };
  const label = weekdayLabel(weekday);
  const error = formState.errors.week?.[weekday]?.closes?.message;
  return (
    <Row>
      <chakra.div>
        <Checkbox checked={value !== null} onChange={(isOpen) => onChange(isOpen ? last : null)}>
          {label}
        </Checkbox>
        {fieldState.isDirty ? (
          <chakra.span display="block" marginLeft="8" fontSize="note" color="admin.warning">
            Not saved yet
          </chakra.span>
        ) : null}
      </chakra.div>
      {value === null ? (
        <chakra.span color="admin.quiet">Closed</chakra.span>
      ) : (
        <chakra.div display="grid" gap="1">
          <chakra.div display="flex" alignItems="center" gap="3" maxWidth="22rem">
            <Select
              label={`${label} opens`}
              value={value.opens}
              options={hours}
              onChange={(opens) => change({ ...value, opens })}
            />
            <chakra.span flex="none">to</chakra.span>
            <Select
              label={`${label} closes`}
              value={value.closes}
              options={hours}
              onChange={(closes) => change({ ...value, closes })}
              errorId={error ? id : undefined}
            />
          </chakra.div>
          {error ? <FieldError id={id}>{error}</FieldError> : null}
        </chakra.div>
      )}
    </Row>
  );
};
