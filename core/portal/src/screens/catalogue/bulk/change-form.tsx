import { type BulkChange, priceRoundings, recordStates } from '@jeweler/core/schemas';
import type { Ref } from 'react';
import { SelectField } from '../../../shared/ui/select-field.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { toOptions, useChoices } from '../data/choices.ts';
import { stateLabels } from '../labels.ts';
import { NO_COLLECTION, type TypedChange } from './typed-change.ts';

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
    <form
      id={id}
      noValidate
      aria-label="The change"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      style={{ display: 'grid', gap: '1.25rem' }}
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
    </form>
  );
};
