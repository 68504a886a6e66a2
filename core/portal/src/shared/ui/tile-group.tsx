import { chakra, RadioCard, useRadioCardGroup } from '@chakra-ui/react';
import { useId, useImperativeHandle } from 'react';
import { VisuallyHidden } from '../../ui/index.ts';
import { FieldError } from './field-frame.tsx';
import { hiddenInputStyle } from './hidden-input.ts';

export interface TileOption<Value extends string> {
  readonly value: Value;
  readonly label: string;
  /** A second line in small text. */
  readonly detail?: string | undefined;
  /** Read by screen readers after the two lines. */
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

/** Chakra's radio cards, several in a line, for options of known values. */
export const TileGroup = <Value extends string>(props: TileGroupProps<Value>) => {
  const { label, value, options, columns, onChange, error, announced = false, focusRef } = props;
  const errorId = useId();
  const group = useRadioCardGroup({
    value: value ?? null,
    onValueChange: (change) => {
      const chosen = options.find((option) => option.value === change.value);
      if (chosen) onChange(chosen.value);
    },
  });
  useImperativeHandle(focusRef, () => ({ focus: group.focus }));
  return (
    <RadioCard.RootProvider value={group} aria-describedby={error ? errorId : undefined}>
      <RadioCard.Label>{label}</RadioCard.Label>
      <chakra.div
        display="grid"
        gap="2"
        marginTop="2"
        gridTemplateColumns={columns}
        marginBottom={error ? '2' : '0'}
      >
        {options.map(({ spoken, ...option }) => (
          <RadioCard.Item key={option.value} value={option.value} disabled={option.isDisabled ?? false}>
            <RadioCard.ItemHiddenInput style={hiddenInputStyle} />
            <RadioCard.ItemText>
              <span>{option.label}</span>
              {option.detail === undefined ? null : <small>{option.detail}</small>}
              {spoken === undefined ? null : <VisuallyHidden>{`, ${spoken}`}</VisuallyHidden>}
            </RadioCard.ItemText>
          </RadioCard.Item>
        ))}
      </chakra.div>
      <FieldError id={errorId} announced={announced}>
        {error}
      </FieldError>
    </RadioCard.RootProvider>
  );
};
