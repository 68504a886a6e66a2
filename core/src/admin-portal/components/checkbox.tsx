import { chakra } from '@chakra-ui/react';
import { type ReactNode, useEffect, useRef } from 'react';

const Label = chakra('label', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '3', minHeight: 'target', cursor: 'pointer' },
});

const Box = chakra('input', {
  base: {
    width: '1.25rem',
    height: '1.25rem',
    margin: '0',
    flex: 'none',
    accentColor: '{colors.admin.accent}',
    cursor: 'pointer',
  },
});

interface CheckboxProps {
  /** `some` draws a dash: part of what the box stands for is checked. */
  checked: boolean | 'some';
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  /** The label beside the box. */
  children: ReactNode;
}

/** The system's own check box with its label, 44 px high. */
export const Checkbox = ({ checked, onChange, disabled = false, children }: CheckboxProps) => {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // There is no attribute for it.
    if (box.current) box.current.indeterminate = checked === 'some';
  }, [checked]);
  return (
    <Label>
      <Box
        ref={box}
        type="checkbox"
        checked={checked === true}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      {children}
    </Label>
  );
};
