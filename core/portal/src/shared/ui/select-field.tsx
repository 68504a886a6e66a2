import type { ComponentProps } from 'react';
import { FieldFrame } from './field-frame.tsx';
import { Select } from './select.tsx';

type SelectFieldProps = Omit<ComponentProps<typeof Select<string>>, 'label' | 'errorId'> &
  Omit<ComponentProps<typeof FieldFrame>, 'children'> & {
    /** The first option, for an empty field; without it the field is never empty. */
    empty?: string;
  };

/** A native select with its label, hint and error. A value that is none of the options any more is said to be so. */
export const SelectField = (props: SelectFieldProps) => {
  const { label, hint, error, announced = false, empty, options, ...rest } = props;
  const { value } = rest;
  const isKnown = value === '' || options.some((option) => option.value === value);
  return (
    <FieldFrame label={label} hint={hint} error={error} announced={announced}>
      {(control) => (
        <Select
          {...control}
          {...rest}
          options={[
            ...(empty === undefined ? [] : [{ value: '', label: empty }]),
            ...(isKnown ? [] : [{ value, label: 'Deleted' }]),
            ...options,
          ]}
        />
      )}
    </FieldFrame>
  );
};
