import type { Choice } from '@jeweler/core/business';
import { useEffect, useEffectEvent } from 'react';
import { useController } from 'react-hook-form';
import { styled } from '#styled-system/jsx';
import { GroupFrame } from './group-frame.tsx';

const Tiles = styled('div', {
  base: { display: 'grid', gap: '2', marginTop: '3' },
  variants: {
    arrangement: {
      /** Two columns, one with enlarged text on a phone: labels of several words. */
      pair: { gridTemplateColumns: 'repeat(auto-fill, minmax(max(8rem, 50% - .5rem), 1fr))' },
      /** Hours: three columns, from 640 px on as many as fit, from 768 px on two (beside the calendar). */
      hours: {
        gridTemplateColumns: {
          base: 'repeat(3, minmax(0, 1fr))',
          sm: 'repeat(auto-fill, minmax(7.5rem, 1fr))',
          md: '1fr 1fr',
        },
      },
    },
  },
});

const Tile = styled('label', { base: { position: 'relative', display: 'block' } });

const Radio = styled('input', {
  base: {
    position: 'absolute',
    inset: '0',
    width: 'full',
    height: 'full',
    opacity: '0',
    // When it is scrolled to, the legend above the tiles is to be seen too.
    scrollMarginTop: '4rem',
    cursor: 'pointer',
    _disabled: { cursor: 'default' },
  },
});

const Face = styled('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    minHeight: 'target',
    height: 'full',
    py: '2',
    px: '4',
    border: '1px solid {colors.control}',
    fontSize: 'nav',
    lineHeight: '1.3',
    transitionProperty: 'border-color, background-color',
    transitionDuration: 'quick',
    'input:enabled:hover + &': { borderColor: 'fg', bg: 'bg.raised' },
    'input[aria-invalid=true] + &, [aria-invalid=true] input + &': { borderColor: 'error' },
    'input:checked + &, input:checked:enabled:hover + &': {
      bg: 'solid',
      borderColor: 'solid',
      color: 'solid.fg',
    },
    'input:focus-visible + &': { outline: '2px solid', outlineColor: 'accent', outlineOffset: '3px' },
    'input:disabled + &': { color: 'control', borderStyle: 'dashed' },
  },
  variants: {
    arrangement: {
      pair: {},
      // High enough for a note under the hour: the layout does not shift when one appears.
      hours: {
        flexDirection: 'column',
        justifyContent: 'center',
        gap: '1',
        minHeight: 'field',
        py: '1',
        px: '1',
        textAlign: 'center',
        textStyle: 'figures',
      },
    },
  },
});

/** Struck out if it is not available, rather than not available yet. */
const ChoiceLabel = styled('span', {
  base: { 'input:disabled + [data-unavailable] > &': { textDecorationLine: 'line-through' } },
});

const Note = styled('span', { base: { fontSize: '.75rem', lineHeight: '1', color: 'fg.quiet' } });

interface ChoiceFieldProps<Value extends string> {
  name: string;
  legend: string;
  choices: readonly Choice<Value>[];
  arrangement: 'pair' | 'hours';
  lead?: string | undefined;
  hint?: string | undefined;
  /** Nothing can be chosen yet; `lead` says what comes first. */
  waiting?: boolean;
  /** Choices that are disabled; one that is already selected is deselected. */
  isDisabled?: (value: Value) => boolean;
  /** A label under a choice: 'Taken'. */
  noteOn?: (value: Value) => string | undefined;
  /** Deselects a choice that has become disabled, if that takes more than emptying the field. */
  onUnavailable?: (value: Value) => void;
}

/** One of several choices, as tiles: native radio buttons, so that arrow keys and screen readers work. */
export const ChoiceField = <Value extends string>({
  name,
  legend,
  choices,
  arrangement,
  lead,
  hint,
  waiting = false,
  isDisabled = () => false,
  noteOn,
  onUnavailable,
}: ChoiceFieldProps<Value>) => {
  const { field } = useController({ name });
  const { value, onChange } = field;

  const unavailable = choices.find((choice) => choice.value === value && isDisabled(choice.value))?.value;
  const clear = useEffectEvent((choice: Value) => {
    if (onUnavailable) onUnavailable(choice);
    else onChange('');
  });
  useEffect(() => {
    if (unavailable !== undefined) clear(unavailable);
  }, [unavailable]);

  const attach = (node: HTMLDivElement | null) => {
    // If all choices are disabled, the group itself receives the focus.
    const first = () => (node?.querySelector<HTMLInputElement>('input:enabled') ?? node)?.focus();
    field.ref(node && { focus: first });
  };

  return (
    <GroupFrame name={name} legend={legend} lead={lead} hint={hint} role="radiogroup">
      <Tiles ref={attach} arrangement={arrangement} tabIndex={-1}>
        {choices.map((choice) => (
          <Tile key={choice.value}>
            <Radio
              type="radio"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              disabled={waiting || isDisabled(choice.value)}
              onChange={() => onChange(choice.value)}
              onBlur={field.onBlur}
            />
            <Face arrangement={arrangement} {...(waiting ? {} : { 'data-unavailable': '' })}>
              <ChoiceLabel>{choice.label}</ChoiceLabel>
              {noteOn?.(choice.value) ? <Note>{` ${noteOn(choice.value)}`}</Note> : null}
            </Face>
          </Tile>
        ))}
      </Tiles>
    </GroupFrame>
  );
};
