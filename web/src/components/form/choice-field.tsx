import type { Choice } from '@jeweler/core/business';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useController } from 'react-hook-form';
import { styled } from '#styled-system/jsx';
import { GroupFrame } from './group-frame.tsx';

const Tiles = styled('div', {
  base: { display: 'grid', gap: '2', marginTop: '3' },
  variants: {
    arrangement: {
      /** Two abreast: names of several words. */
      pair: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      /** As many abreast as there is room for, two in a narrow column: hours. */
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
    margin: '0',
    opacity: '0',
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
    'input:disabled + &': { color: 'control', textDecorationLine: 'line-through', borderStyle: 'dashed' },
  },
  variants: {
    arrangement: {
      pair: {},
      hours: { justifyContent: 'center', px: '1', textAlign: 'center', textStyle: 'figures' },
    },
  },
});

/** As high as the tile has room for: nothing moves when it comes. */
const Note = styled('span', {
  base: {
    position: 'absolute',
    insetInline: '0',
    bottom: '3px',
    fontSize: '.6875rem',
    lineHeight: '1',
    textAlign: 'center',
    color: 'fg.quiet',
  },
});

interface ChoiceFieldProps<Value extends string> {
  name: string;
  legend: string;
  choices: readonly Choice<Value>[];
  arrangement: 'pair' | 'hours';
  hint?: string | undefined;
  /** Choices that cannot be made now; one that was made before is taken back. */
  isDisabled?: (value: Value) => boolean;
  /** A label under a choice: 'Taken'. */
  noteOn?: (value: Value) => string | undefined;
  /** Takes a choice back that cannot be made any more, where that needs more than an empty field. */
  onLapse?: (value: Value) => void;
}

/** One of several, as tiles: native radio buttons, so arrow keys and screen readers know them. */
export const ChoiceField = <Value extends string>({
  name,
  legend,
  choices,
  arrangement,
  hint,
  isDisabled = () => false,
  noteOn,
  onLapse,
}: ChoiceFieldProps<Value>) => {
  const { field } = useController({ name });
  const { value, onChange } = field;
  const tiles = useRef<HTMLDivElement>(null);

  // A tile chosen in the server's HTML, before hydration, stays chosen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field is hydrated
  useEffect(() => {
    const chosen = tiles.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    if (chosen && chosen !== value) onChange(chosen);
  }, []);

  const lapsed = choices.find((choice) => choice.value === value && isDisabled(choice.value))?.value;
  const takeBack = useEffectEvent((choice: Value) => {
    if (onLapse) onLapse(choice);
    else onChange('');
  });
  useEffect(() => {
    if (lapsed !== undefined) takeBack(lapsed);
  }, [lapsed]);

  const attach = (node: HTMLDivElement | null) => {
    tiles.current = node;
    // Where none can be chosen, the group itself takes the focus.
    const first = () => (node?.querySelector<HTMLInputElement>('input:enabled') ?? node)?.focus();
    field.ref(node && { focus: first });
  };

  return (
    <GroupFrame name={name} legend={legend} hint={hint} role="radiogroup">
      <Tiles ref={attach} arrangement={arrangement} tabIndex={-1}>
        {choices.map((choice) => (
          <Tile key={choice.value}>
            <Radio
              type="radio"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              disabled={isDisabled(choice.value)}
              onChange={() => onChange(choice.value)}
              onBlur={field.onBlur}
            />
            <Face arrangement={arrangement} {...(noteOn?.(choice.value) ? { paddingBottom: '3.5' } : {})}>
              {choice.label}
              {noteOn?.(choice.value) ? <Note> {noteOn(choice.value)}</Note> : null}
            </Face>
          </Tile>
        ))}
      </Tiles>
    </GroupFrame>
  );
};
