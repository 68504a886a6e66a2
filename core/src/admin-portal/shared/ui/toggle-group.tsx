import { chakra } from '@chakra-ui/react';
import { chosenStyle } from './chosen.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

const Group = chakra('div', {
  base: {
    display: 'inline-flex',
    border: '1px solid',
    borderColor: 'admin.control',
    borderRadius: 'admin',
    overflow: 'hidden',
  },
});

const Choice = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    minWidth: 'target',
    height: '2.625rem',
    color: 'admin.quiet',
    fontWeight: 'medium',
    cursor: 'pointer',
    _pressed: { bg: 'admin.solid', color: 'admin.onSolid', ...chosenStyle },
    '& svg': { width: '1.125rem', height: '1.125rem' },
    '&:focus-visible': { outlineOffset: '-4px' },
    '&[aria-pressed=true]:focus-visible': { outlineColor: 'admin.onSolid' },
  },
});

interface ToggleGroupProps<Value extends string> {
  label: string;
  value: Value;
  /** For an option with an icon, the label is its accessible name. */
  options: readonly { readonly value: Value; readonly label: string; readonly icon?: IconName }[];
  onChange: (value: Value) => void;
}

/** Switches between two or three views, with the options side by side. */
export const ToggleGroup = <Value extends string>({
  label,
  value,
  options,
  onChange,
}: ToggleGroupProps<Value>) => (
  <Group role="group" aria-label={label}>
    {options.map((option) => (
      <Choice
        key={option.value}
        type="button"
        {...(option.icon ? { 'aria-label': option.label, title: option.label } : { px: '4' })}
        aria-pressed={option.value === value}
        onClick={() => onChange(option.value)}
      >
        {option.icon ? <Icon name={option.icon} /> : option.label}
      </Choice>
    ))}
  </Group>
);
