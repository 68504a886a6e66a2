import { toSlug } from '@jeweler/core/format';
import type { ImportFault } from '@jeweler/core/schemas';
import { takingTurns } from '../../turns.ts';
import type { RecordPlan } from '../import-plan.ts';
import type { OldAddress } from '../old-addresses.ts';
import type { Author } from '../record-history.ts';
import { nameOf, type StoredRecord, slugOf } from '../stored-record.ts';
import { makeProduct } from './make-product.ts';
import { headings, indexParents, readCell } from './product-columns.ts';
import { readProductRows } from './read-products.ts';

const names: readonly string[] = Object.values(headings);
const placeOf = ({ field = '' }: ImportFault): number => names.indexOf(field);

const emptyProduct = (slug: string, id: number, position: number, at: string): StoredRecord => ({
  kind: 'products',
  id,
  position,
  state: 'draft',
  revision: 0,
  fields: { slug },
  changedAt: at,
});

/** What is wrong with the address of a line, which says what product it is. */
const addressFault = (
  slug: string,
  name: string,
  earlier: number | undefined,
  former: StoredRecord | undefined,
): string | undefined => {
  if (slug === '') {
    const suggested = toSlug(name);
    return suggested === '' ? 'Please enter an address.' : `Please enter an address, such as ${suggested}.`;
  }
  if (earlier !== undefined) return `Line ${earlier} has the same address.`;
  const address = former && slugOf(former.fields);
  return address
    ? `“${nameOf(former)}” had this address; it has ${address} now. Please write that.`
    : undefined;
};

/** What a file is compared with. */
export interface Present {
  readonly records: readonly StoredRecord[];
  readonly oldAddresses: readonly OldAddress[];
  /** Number of the first product that is new. */
  readonly firstId: number;
}

/**
 * What a CSV file makes of the products. A line belongs to the product with its address; without one it makes a
 * new product. A column that is missing leaves its field alone, an empty cell empties it. Products that the file
 * does not name stay as they are. A line with a fault is left out of the plan.
 */
export const planProducts = async (
  { records, oldAddresses, firstId }: Present,
  text: string,
  { at }: Pick<Author, 'at'>,
): Promise<{ plan: RecordPlan; faults: readonly ImportFault[] }> => {
  const { rows, faults: unreadable } = await readProductRows(text);
  const parents = indexParents(records);
  const products = records.filter(({ kind }) => kind === 'products');
  const present = products.filter(({ deletedAt }) => deletedAt === undefined);
  const bySlug = new Map(present.map((record) => [slugOf(record.fields), record]));
  const byId = new Map(present.map((record) => [record.id, record]));
  const former = new Map(
    oldAddresses.flatMap(({ kind, slug, recordId }) =>
      kind === 'products' ? [[slug, byId.get(recordId)]] : [],
    ),
  );
  const lastPosition = products.reduce((last, { position }) => Math.max(last, position), -1);
  const faults: ImportFault[] = [...unreadable];
  const created: StoredRecord[] = [];
  const changed: { old: StoredRecord; next: StoredRecord }[] = [];
  let unchanged = 0;
  const lines = new Map<string, number>();
  const turn = takingTurns();
  for (const row of rows) {
    await turn();
    const slug = readCell('slug', row.cells.get('slug') ?? '', parents);
    const address = 'value' in slug ? String(slug.value ?? '') : '';
    const known = bySlug.get(address);
    const wrong =
      'fault' in slug
        ? slug.fault
        : addressFault(
            address,
            row.cells.get('name') ?? '',
            lines.get(address),
            known ? undefined : former.get(address),
          );
    if (wrong !== undefined) {
      faults.push({ line: row.line, field: headings.slug, message: wrong });
      continue;
    }
    lines.set(address, row.line);
    const number = created.length;
    const old = known ?? emptyProduct(address, firstId + number, Math.floor(lastPosition) + 1 + number, at);
    const made = makeProduct(row, { old, isNew: known === undefined }, parents, at);
    if ('faults' in made) faults.push(...made.faults);
    else if (!known) created.push(made.next);
    else if (made.isSame) unchanged += 1;
    else changed.push({ old: known, next: made.next });
  }
  faults.sort((a, b) => (a.line ?? 0) - (b.line ?? 0) || placeOf(a) - placeOf(b));
  return { plan: { created, changed, removed: [], unchanged }, faults };
};
