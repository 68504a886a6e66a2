import { NativeSelect } from '@chakra-ui/react';
import type { Ref } from 'react';
import { Icon } from './icon.tsx';

interface SelectProps<Value extends string> {
  /** For screen readers; the options are self-explanatory for others. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
  /** Id of the error that is about it. */
  errorId?: string | undefined;
  ref?: Ref<HTMLSelectElement> | undefined;
}

/** Chakra's native select with options of known values. */
export const Select = <Value extends string>({
  label,
  value,
  options,
  onChange,
  errorId,
  ref,
}: SelectProps<Value>) => (
  <NativeSelect.Root invalid={errorId !== undefined}>
    <NativeSelect.Field
      ref={ref}
      aria-label={label}
      aria-describedby={errorId}
      value={value}
      onChange={(event) => {
        const chosen = options[event.currentTarget.selectedIndex];
        if (chosen) onChange(chosen.value);
      }}
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
