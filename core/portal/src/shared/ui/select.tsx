import { NativeSelect } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { Icon } from './icon.tsx';

interface SelectProps<Value extends string>
  extends Omit<ComponentProps<typeof NativeSelect.Field>, 'value' | 'onChange' | 'children'> {
  /** For screen readers, where no label is shown: the options are self-explanatory for others. */
  label?: string;
  value: Value;
  options: readonly { readonly value: Value; readonly label: string }[];
  onChange: (value: Value) => void;
  /** Id of the error that is about it. */
  errorId?: string | undefined;
}

/** Chakra's native select with options of known values. */
export const Select = <Value extends string>(props: SelectProps<Value>) => {
  const { label, options, onChange, errorId, ...rest } = props;
  return (
    <NativeSelect.Root {...(errorId === undefined ? {} : { invalid: true })}>
      <NativeSelect.Field
        aria-label={label}
        aria-describedby={errorId}
        onChange={(event) => {
          const chosen = options[event.currentTarget.selectedIndex];
          if (chosen) onChange(chosen.value);
        }}
        {...rest}
      >
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
  );
};
