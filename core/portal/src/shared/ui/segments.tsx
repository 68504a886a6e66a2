import { chakra } from '@chakra-ui/react';
import { useId } from 'react';
import { chosenStyle } from '../../theme/index.ts';
import { VisuallyHidden } from '../../ui/index.ts';
import { hiddenInputStyle } from './hidden-input.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-paths.ts';

const Group = chakra('div', { base: { display: 'inline-flex', flexWrap: 'wrap', gap: '1' } });

// The chosen one is underlined like the present screen in the navigation.
const Segment = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minWidth: 'target',
    minHeight: 'target',
    px: { base: '2', md: '3' },
    borderRadius: 'admin',
    color: 'admin.quiet',
    fontSize: 'small',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    _hover: { bg: 'admin.sunken', color: 'admin.fg' },
    '&:has(:checked)': {
      bg: 'admin.sunken',
      color: 'admin.fg',
      boxShadow: 'inset 0 -2px 0 {colors.admin.accent}',
      ...chosenStyle,
    },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'currentColor', outlineOffset: '-4px' },
    '& svg': { width: '1.125rem', height: '1.125rem' },
  },
});

const Count = chakra('span', {
  base: { marginLeft: '1', fontSize: 'note', fontWeight: 'text', fontVariantNumeric: 'tabular-nums' },
});

interface SegmentsProps<Value extends string> {
  /** For screen readers; the options are self-explanatory for others. */
  label: string;
  value: Value;
  options: readonly {
    readonly value: Value;
    /** The accessible name, if there is an icon. */
    readonly label: string;
    readonly icon?: IconName;
    /** How many items a filter would show; undefined while that is not known. */
    readonly count?: number | undefined;
  }[];
  onChange: (value: Value) => void;
}

/** Radio buttons side by side, for two or three views of the same, or for the filters of a list. */
export const Segments = <Value extends string>({ label, value, options, onChange }: SegmentsProps<Value>) => {
  const name = useId();
  return (
    <Group role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <Segment key={option.value} {...(option.icon ? { title: option.label } : {})}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            style={{ ...hiddenInputStyle, position: 'absolute' }}
          />
          <span>
            {option.icon ? (
              <>
                <Icon name={option.icon} />
                <VisuallyHidden>{option.label}</VisuallyHidden>
              </>
            ) : (
              `${option.label} `
            )}
            {option.count === undefined ? null : <Count>{option.count}</Count>}
          </span>
        </Segment>
      ))}
    </Group>
  );
};
