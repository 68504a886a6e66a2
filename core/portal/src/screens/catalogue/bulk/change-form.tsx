import { parseTypedPrice } from '@jeweler/core/format';
import { type BulkChange, bulkChangeSchema, priceRoundings, recordStates } from '@jeweler/core/schemas';
import type { Ref } from 'react';
import { Form } from '../../../shared/ui/layout.ts';
import { SelectField } from '../../../shared/ui/select-field.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { toOptions, useChoices } from '../data/choices.ts';
import { stateLabels } from '../labels.ts';

/** The form of a change as it stands. */
export interface TypedChange {
  readonly kind: BulkChange['kind'];
  /** What was typed, or the state or id that was chosen; empty for none. */
  readonly value: string;
  /** Empty for none. */
  readonly rounding: string;
}

export const emptyChange: TypedChange = { kind: 'price-percent', value: '', rounding: '' };

/** In the select of collections: take it out of its collection. */
export const NO_COLLECTION = 'none';

const SIGNED = /^([-−+]?)\s*(.*)$/s;

/** A number with its sign: '10', '-5', '+ 1,200', '-$50'; undefined for anything else, and for an empty field. */
export const parseAmount = (text: string): number | undefined => {
  const [, sign = '', digits = ''] = SIGNED.exec(text.trim()) ?? [];
  const value = parseTypedPrice(digits);
  return value === undefined || sign === '' || sign === '+' ? value : -value;
};

/** '10', '10%', '-5', '7.5 %'. */
export const parsePercent = (text: string): number | undefined =>
  text.includes('$') ? undefined : parseAmount(text.trim().replace(/\s*%$/, ''));

const toChange = (typed: TypedChange): unknown => {
  const { kind, value } = typed;
  const rounding = priceRoundings.find((known) => String(known) === typed.rounding);
  switch (kind) {
    case 'price-percent':
      return { kind, percent: parsePercent(value), rounding };
    case 'price-amount':
      return { kind, amount: parseAmount(value), rounding };
    case 'state':
      return { kind, state: value };
    case 'category':
      return { kind, category_id: Number(value) };
    case 'collection':
      return { kind, collection_id: value === NO_COLLECTION ? null : Number(value) };
  }
};

const unchosen: Readonly<Partial<Record<BulkChange['kind'], string>>> = {
  state: 'Please choose what visitors see.',
  category: 'Please choose a category.',
  collection: 'Please choose a collection.',
};

/** The change that a form means, or the sentence for its field. */
export const readChange = (typed: TypedChange): { change: BulkChange } | { fault: string } => {
  const read = bulkChangeSchema.safeParse(toChange(typed));
  if (read.success) return { change: read.data };
  return { fault: unchosen[typed.kind] ?? read.error.issues[0]?.message ?? '' };
};

const kinds: readonly { value: BulkChange['kind']; label: string }[] = [
  { value: 'price-percent', label: 'Price, by a percentage' },
  { value: 'price-amount', label: 'Price, by an amount' },
  { value: 'state', label: 'Shown, hidden or sold' },
  { value: 'category', label: 'Category' },
  { value: 'collection', label: 'Collection' },
];
const roundings = [
  { value: '', label: 'To the cent' },
  ...priceRoundings.map((rounding) => ({ value: String(rounding), label: `To the nearest $${rounding}` })),
];

interface ChangeFormProps {
  id: string;
  first: Ref<HTMLSelectElement>;
  typed: TypedChange;
  /** What is wrong with the value. */
  fault: string | undefined;
  onType: (part: Partial<TypedChange>) => void;
  onSubmit: () => void;
}

/** What to change, and its value. */
export const ChangeForm = (props: ChangeFormProps) => {
  const { id, first, typed, fault, onType, onSubmit } = props;
  const choices = useChoices();
  const { kind, value } = typed;
  const options = {
    state: recordStates.map((state) => ({ value: state, label: stateLabels[state] })),
    category: toOptions(choices?.categories),
    collection: [{ value: NO_COLLECTION, label: 'No collection' }, ...toOptions(choices?.collections)],
  };
  return (
    <Form
      id={id}
      aria-label="The change"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <SelectField
        ref={first}
        label="What to change"
        value={kind}
        options={kinds}
        onChange={(next) =>
          onType({ kind: kinds.find((each) => each.value === next)?.value ?? kind, value: '' })
        }
      />
      {kind === 'price-percent' || kind === 'price-amount' ? (
        <>
          <TextField
            key={kind}
            label={kind === 'price-percent' ? 'By how many percent' : 'By how many dollars'}
            hint={
              kind === 'price-percent'
                ? '10 makes prices higher, -10 lower.'
                : '200 makes prices higher, -200 lower.'
            }
            autoComplete="off"
            maxLength={30}
            value={value}
            error={fault}
            announced
            onChange={(event) => onType({ value: event.currentTarget.value })}
          />
          <SelectField
            label="Rounded"
            value={typed.rounding}
            options={roundings}
            onChange={(rounding) => onType({ rounding })}
          />
        </>
      ) : (
        <SelectField
          key={kind}
          label={`New ${kind}`}
          value={value}
          error={fault}
          announced
          empty={`Choose a ${kind}`}
          options={options[kind]}
          onChange={(chosen) => onType({ value: chosen })}
        />
      )}
    </Form>
  );
};
