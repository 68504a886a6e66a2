import { parseTypedPrice } from '@jeweler/core/format';
import { type BulkChange, bulkChangeSchema, priceRoundings } from '@jeweler/core/schemas';

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
