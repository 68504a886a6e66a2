import { chakra } from '@chakra-ui/react';
import { shop } from '@jeweler/core/business';
import { capitalized, formatSlot } from '@jeweler/core/format';
import type { DayHours, OpeningHours, Weekday } from '@jeweler/core/schemas';
import { type ReactNode, type Ref, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useController, useFormContext } from 'react-hook-form';
import { Button } from '../../../shared/ui/button.tsx';
import { Checkbox } from '../../../shared/ui/checkbox.tsx';
import { FieldError } from '../../../shared/ui/field-frame.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { Select } from '../../../shared/ui/select.tsx';

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
    borderBottom: 'rule',
    // Emotion warns of `:first-child`.
    '& > :not(:last-child)': { flex: '0 1 10rem' },
    // On phones, and with enlarged text, below the day.
    '& > :last-child': { flex: '1 1 17rem', minWidth: '0' },
  },
});

/** What a break is at first; a day has as many as there are here. */
const usualBreaks = [
  { from: '13:00', to: '14:00' },
  { from: '16:00', to: '17:00' },
];

/** When the shop is open on a weekday: from, until, and its breaks. */
export const WeekdayFields = ({ weekday }: { weekday: Weekday }) => {
  const { formState } = useFormContext<OpeningHours['week']>();
  const { field, fieldState } = useController<OpeningHours['week'], Weekday>({ name: weekday });
  const { value, onChange } = field;
  // Remembers the hours of a day that is closed, to restore them if it is opened again.
  const [last, setLast] = useState<DayHours>(value ?? { opens: shop.hours.opens, closes: shop.hours.closes });
  const added = useRef<HTMLSelectElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const change = (next: typeof last) => {
    setLast(next);
    onChange(next);
  };
  const label = capitalized(weekday);
  const errors = formState.errors[weekday];
  const breaks = value?.breaks ?? [];
  const changeBreaks = (next: typeof breaks) => {
    const { breaks: _, ...hours } = value ?? last;
    change(next.length > 0 ? { ...hours, breaks: next } : hours);
  };
  const next = usualBreaks[breaks.length];
  return (
    <Row>
      <chakra.div>
        <Checkbox
          checked={value !== null}
          onChange={(isOpen) => {
            // Also those that somebody else has saved meanwhile.
            if (value) setLast(value);
            onChange(isOpen ? last : null);
          }}
        >
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
          <Times
            ref={field.ref}
            labels={[`${label} opens`, `${label} closes`]}
            value={[value.opens, value.closes]}
            onChange={([opens, closes]) => change({ ...value, opens, closes })}
            error={errors?.closes?.message}
          >
            {next ? (
              <Button
                ref={add}
                variant="bare"
                aria-label={`Add a break on ${label}`}
                onClick={() => {
                  flushSync(() => changeBreaks([...breaks, next]));
                  added.current?.focus();
                }}
              >
                <Icon name="plus" />
                Add a break
              </Button>
            ) : null}
          </Times>
          {breaks.map(({ from, to }, index) => {
            const name = `break ${index + 1}`;
            return (
              <Times
                key={name}
                labels={[`${label}, ${name}, from`, `${label}, ${name}, to`]}
                value={[from, to]}
                onChange={([from, to]) => changeBreaks(breaks.with(index, { from, to }))}
                error={
                  errors?.breaks?.[index]?.to?.message ??
                  (index === breaks.length - 1 ? errors?.breaks?.message : undefined)
                }
                ref={added}
              >
                <Button
                  variant="bare"
                  aria-label={`Remove ${name} on ${label}`}
                  onClick={() => {
                    flushSync(() => changeBreaks(breaks.toSpliced(index, 1)));
                    add.current?.focus();
                  }}
                >
                  <Icon name="close" />
                  Remove break
                </Button>
              </Times>
            );
          })}
        </chakra.div>
      )}
    </Row>
  );
};

interface TimesProps {
  /** Of both times, for screen readers. */
  labels: readonly [string, string];
  value: readonly [string, string];
  onChange: (value: [string, string]) => void;
  error: string | undefined;
  /** The first time. */
  ref?: Ref<HTMLSelectElement>;
  children: ReactNode;
}

/** Two times with 'to' between them, and a button behind. */
const Times = ({ labels, value, onChange, error, ref, children }: TimesProps) => {
  const id = useId();
  const [from, to] = value;
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3">
        <chakra.div display="flex" alignItems="center" gap="3" flex="0 1 22rem">
          <Select
            ref={ref}
            label={labels[0]}
            value={from}
            options={hours}
            onChange={(chosen) => onChange([chosen, to])}
          />
          <chakra.span flex="none">to</chakra.span>
          <Select
            label={labels[1]}
            value={to}
            options={hours}
            onChange={(chosen) => onChange([from, chosen])}
            errorId={error ? id : undefined}
          />
        </chakra.div>
        {children}
      </chakra.div>
      <FieldError id={id}>{error}</FieldError>
    </>
  );
};
