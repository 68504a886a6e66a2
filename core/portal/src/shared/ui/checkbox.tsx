import { Checkbox as ChakraCheckbox } from '@chakra-ui/react';
import { hiddenInputStyle } from './hidden-input.ts';

interface CheckboxProps {
  /** `some` draws a dash: only a part of what the box represents is checked. */
  checked: boolean | 'some';
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  children: string;
}

/** Chakra's check box with its label. */
export const Checkbox = ({ checked, onChange, disabled = false, children }: CheckboxProps) => (
  <ChakraCheckbox.Root
    checked={checked === 'some' ? 'indeterminate' : checked}
    disabled={disabled}
    onCheckedChange={(change) => onChange(change.checked === true)}
  >
    <ChakraCheckbox.HiddenInput style={hiddenInputStyle} />
    <ChakraCheckbox.Control />
    <ChakraCheckbox.Label>{children}</ChakraCheckbox.Label>
  </ChakraCheckbox.Root>
);
