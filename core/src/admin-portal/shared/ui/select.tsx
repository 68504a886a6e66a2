import { chakra } from '@chakra-ui/react';
import { Icon } from './icon.tsx';

const Field = chakra('select', {
  base: {
    width: 'full',
    minHeight: 'target',
    paddingLeft: '3',
    paddingRight: '10',
    border: '1px solid',
    borderColor: 'admin.control',
    borderRadius: 'admin',
    bg: 'admin.panel',
    color: 'admin.fg',
    // Below 16 px, phones zoom in when the field gets the focus.
    fontSize: { base: 'body', lg: 'nav' },
    textOverflow: 'ellipsis',
    appearance: 'none',
    cursor: 'pointer',
  },
});

interface SelectProps<Value extends string> {
  /** For screen readers; the options are self-explanatory for others. */
  label: string;
  value: Value;
  options: readonly { value: Value; label: string }[];
  onChange: (value: Value) => void;
}

/** A native select element in a box. */
export const Select = <Value extends string>({ label, value, options, onChange }: SelectProps<Value>) => (
  <chakra.div position="relative" flex={{ base: '1 1 8rem', lg: '0 1 13rem' }} minWidth="0">
    <Field
      aria-label={label}
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
    </Field>
    <Icon
      name="down"
      position="absolute"
      right="3"
      top="50%"
      translate="0 -50%"
      width="4"
      height="4"
      color="admin.quiet"
      pointerEvents="none"
    />
  </chakra.div>
);
