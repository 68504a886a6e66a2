import { chakra } from '@chakra-ui/react';
import { useId } from 'react';

const Option = chakra('label', {
  base: { display: 'inline-flex', alignItems: 'center', gap: '3', minHeight: 'target', cursor: 'pointer' },
});

const Dot = chakra('input', {
  base: {
    width: '1.25rem',
    height: '1.25rem',
    margin: '0',
    flex: 'none',
    border: '1px solid',
    borderColor: 'admin.control',
    borderRadius: 'full',
    bg: 'admin.panel',
    // The native radio button is grey in dark mode.
    appearance: 'none',
    cursor: 'pointer',
    '&:checked': { borderColor: 'admin.accent', borderWidth: '.375rem' },
    '@media (forced-colors: active)': { appearance: 'auto' },
  },
});

interface RadioGroupProps<Value extends string | number> {
  label: string;
  value: Value;
  options: readonly { readonly value: Value; readonly label: string }[];
  onChange: (value: Value) => void;
}

/** Radio buttons for a few options, all visible, each 44 px high. */
export const RadioGroup = <Value extends string | number>({
  label,
  value,
  options,
  onChange,
}: RadioGroupProps<Value>) => {
  const name = useId();
  return (
    <chakra.fieldset border="none" margin="0" padding="0" minWidth="0">
      <chakra.legend padding="0" fontWeight="medium" fontSize="small" lineHeight="snug">
        {label}
      </chakra.legend>
      <chakra.div display="flex" flexWrap="wrap" columnGap="6" marginTop="1">
        {options.map((option) => (
          <Option key={option.value}>
            <Dot
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </Option>
        ))}
      </chakra.div>
    </chakra.fieldset>
  );
};
