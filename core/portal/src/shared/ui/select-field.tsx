import { NativeSelect } from '@chakra-ui/react';
import type { ChangeEvent, Ref } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { Icon } from './icon.tsx';

interface SelectFieldProps {
  ref?: Ref<HTMLSelectElement>;
  name?: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  announced?: boolean;
  value: string;
  /** The first option, for an empty field; without it the field is never empty. */
  empty?: string;
  options: readonly { readonly value: string; readonly label: string }[];
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
  onBlur?: () => void;
}

/** A native select with its label, hint and error. A value that is none of the options any more is said to be so. */
export const SelectField = (props: SelectFieldProps) => {
  const { ref, name, label, hint, error, announced = false, value, empty, options, onChange, onBlur } = props;
  const isKnown = value === '' || options.some((option) => option.value === value);
  return (
    <FieldFrame label={label} hint={hint} error={error} announced={announced}>
      {(control) => (
        <NativeSelect.Root>
          <NativeSelect.Field
            {...control}
            ref={ref}
            name={name}
            value={value}
            onChange={onChange}
            onBlur={onBlur}
          >
            {empty === undefined ? null : <option value="">{empty}</option>}
            {isKnown ? null : <option value={value}>Deleted</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </NativeSelect.Field>
          <NativeSelect.Indicator>
            <Icon name="down" />
          </NativeSelect.Indicator>
        </NativeSelect.Root>
      )}
    </FieldFrame>
  );
};
