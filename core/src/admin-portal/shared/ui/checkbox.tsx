import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';

const Label = chakra('label', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '3', minHeight: 'target', cursor: 'pointer' },
});

const TICK = 'polygon(10% 46%, 0 58%, 38% 94%, 100% 20%, 88% 8%, 37% 69%)';
const DASH = 'inset(42% 8%)';

/** Styles of the box itself; lists with many rows use them without a component. */
export const checkboxStyle = {
  width: '1.25rem',
  height: '1.25rem',
  margin: '0',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  border: '1px solid',
  borderColor: 'admin.control',
  borderRadius: '3px',
  bg: 'admin.panel',
  // The native box is grey in dark mode.
  appearance: 'none',
  cursor: 'pointer',
  // The tick or dash, drawn with a clip path.
  _before: {
    content: '""',
    width: '.75rem',
    height: '.75rem',
    bg: 'admin.panel',
    clipPath: TICK,
    visibility: 'hidden',
  },
  '&:is(:checked, :indeterminate)': { bg: 'admin.accent', borderColor: 'admin.accent' },
  '&:is(:checked, :indeterminate)::before': { visibility: 'visible' },
  '&:indeterminate::before': { clipPath: DASH },
  '&:disabled': { bg: 'admin.sunken', borderColor: 'admin.rule', cursor: 'default' },
  '@media (forced-colors: active)': { appearance: 'auto', _before: { content: 'none' } },
} as const;

const Box = chakra('input', { base: checkboxStyle });

interface CheckboxProps {
  /** `some` draws a dash: only a part of what the box represents is checked. */
  checked: boolean | 'some';
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  children: string;
}

/** A check box with its label, 44 px high. */
export const Checkbox = ({ checked, onChange, disabled = false, children }: CheckboxProps) => {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // `indeterminate` has no HTML attribute.
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
      <span>{children}</span>
    </Label>
  );
};
