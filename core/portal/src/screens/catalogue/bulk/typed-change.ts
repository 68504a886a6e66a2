import { parseTypedPrice } from '@jeweler/core/format';
import { type BulkChange, bulkChangeSchema, priceRoundings } from '@jeweler/core/schemas';

/** The form of a change as it stands, with all that was typed; `kind` says what of it counts. */
export interface TypedChange {
  readonly kind: BulkChange['kind'];
  readonly percent: string;
  readonly amount: string;
  /** Empty for none. */
  readonly rounding: string;
  readonly state: string;
  /** Ids; empty for none. */
  readonly category: string;
  readonly collection: string;
}

export const emptyChange: TypedChange = {
  kind: 'price-percent',
  percent: '',
  amount: '',
  rounding: '',
  state: '',
  category: '',
  collection: '',
};

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
  const { kind, percent, amount, state, category, collection } = typed;
  const rounding = priceRoundings.find((known) => String(known) === typed.rounding);
  switch (kind) {
    case 'price-percent':
      return { kind, percent: parsePercent(percent), rounding };
    case 'price-amount':
      return { kind, amount: parseAmount(amount), rounding };
    case 'state':
      return { kind, state };
    case 'category':
      return { kind, category_id: Number(category) };
    case 'collection':
      return { kind, collection_id: collection === NO_COLLECTION ? null : Number(collection) };
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
