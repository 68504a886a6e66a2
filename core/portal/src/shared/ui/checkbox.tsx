import { chakra } from '@chakra-ui/react';
import { checkboxStyle, choice } from '../../theme/index.ts';

interface CheckboxProps {
  /** `some` draws a dash: only a part of what the box represents is checked. */
  checked: boolean | 'some';
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  children: string;
}

const Label = chakra('label', { base: { ...choice, '& > input': checkboxStyle } });

/** The browser's check box with its label. */
export const Checkbox = ({ checked, onChange, disabled = false, children }: CheckboxProps) => (
  <Label>
    <input
      ref={(input) => {
        if (input) input.indeterminate = checked === 'some';
      }}
      type="checkbox"
      checked={checked === true}
      disabled={disabled}
      onChange={({ currentTarget }) => onChange(currentTarget.checked)}
    />
    <span>{children}</span>
  </Label>
);
