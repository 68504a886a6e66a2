import { chakra } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import { VisuallyHidden } from '../../../ui/index.ts';
import { chosenStyle } from './chosen.ts';
import { FieldError } from './field-frame.tsx';

const Tiles = chakra('div', {
  base: { display: 'grid', gap: '2', marginTop: '2' },
});

const Tile = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    alignContent: 'center',
    justifyItems: 'center',
    minHeight: 'target',
    px: '1',
    py: '1',
    border: '1px solid',
    borderColor: 'admin.control',
    borderRadius: 'admin',
    lineHeight: '1.25',
    textAlign: 'center',
    fontVariantNumeric: 'tabular-nums',
    cursor: 'pointer',
    _hover: { bg: 'admin.sunken' },
    '&:has(:checked)': {
      bg: 'admin.selected',
      borderColor: 'admin.accent',
      boxShadow: 'inset 0 0 0 1px {colors.admin.accent}',
      fontWeight: 'strong',
      ...chosenStyle,
    },
    '&:has(:disabled)': {
      bg: 'admin.sunken',
      borderColor: 'admin.rule',
      color: 'admin.quiet',
      cursor: 'default',
    },
    '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'admin.accent', outlineOffset: '2px' },
    '& > input': { position: 'absolute', inset: '0', margin: '0', opacity: '0', cursor: 'inherit' },
  },
});

export interface TileOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** A second line in small text. */
  readonly detail?: string | undefined;
  /** Read by screen readers instead of the two lines. */
  readonly spoken?: string;
  readonly isDisabled?: boolean;
}

interface TileGroupProps<Value extends string> {
  label: string;
  value: Value | undefined;
  options: readonly TileOption<Value>[];
  /** `grid-template-columns` of the tiles. */
  columns: string | { base: string; md: string };
  onChange: (value: Value) => void;
  error?: string | undefined;
  announced?: boolean;
  /** For forms: receives a handle that focuses the group. */
  focusRef?: (handle: { focus: () => void } | null) => void;
}

/** A choice shown as tiles: radio buttons to the keyboard and to screen readers. */
export const TileGroup = <Value extends string>(props: TileGroupProps<Value>) => {
  const { label, value, options, columns, onChange, error, announced = false, focusRef } = props;
  const name = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const attach = (element: HTMLFieldSetElement | null) => {
    group.current = element;
    const focus = () => element?.querySelector<HTMLInputElement>('input:checked, input:enabled')?.focus();
    focusRef?.(element && { focus });
  };
  return (
    <chakra.fieldset
      ref={attach}
      border="none"
      margin="0"
      padding="0"
      minWidth="0"
      aria-describedby={error ? `${name}-error` : undefined}
    >
      <chakra.legend padding="0" fontWeight="medium" fontSize="small" lineHeight="snug">
        {label}
      </chakra.legend>
      <Tiles gridTemplateColumns={columns} marginBottom={error ? '2' : '0'}>
        {options.map((option) => (
          <Tile key={option.value}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              disabled={option.isDisabled ?? false}
              onChange={() => onChange(option.value)}
            />
            {option.spoken === undefined ? null : <VisuallyHidden>{option.spoken}</VisuallyHidden>}
            <span aria-hidden={option.spoken !== undefined}>{option.label}</span>
            {option.detail === undefined ? null : (
              <chakra.span
                aria-hidden={option.spoken !== undefined}
                fontSize="label"
                fontWeight="text"
                color="admin.quiet"
              >
                {option.detail}
              </chakra.span>
            )}
          </Tile>
        ))}
      </Tiles>
      {error ? (
        <FieldError id={`${name}-error`} announced={announced}>
          {error}
        </FieldError>
      ) : null}
    </chakra.fieldset>
  );
};
