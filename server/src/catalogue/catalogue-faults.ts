import {
  type Catalogue,
  catalogueSchema,
  type Fields,
  fieldTable,
  type ImportFault,
} from '@jeweler/core/schemas';
import type { z } from 'zod';
import { adviceFor } from './csv/product-columns.ts';

type Path = readonly PropertyKey[];
interface Fault {
  readonly path: Path;
  readonly message: string;
}

type List = Exclude<keyof Catalogue, 'shop'>;
type Parsed = { catalogue: Catalogue; faults?: never } | { catalogue?: never; faults: ImportFault[] };

/** The fields of each list's entries, beside `id` and, of a product, `sold`. */
const listFields: Readonly<Record<List, Fields>> = {
  categories: fieldTable.categories,
  collections: fieldTable.collections,
  products: fieldTable.products,
  bannerItems: fieldTable.announcements,
};
const lists = Object.keys(listFields) as List[];

/**
 * Checks the content of a catalogue file as a whole: lists every fault of every kind (schema, unknown keys,
 * repeated ids and slugs, dangling references), each with its place as `products[3].price`.
 */
export const checkCatalogue = (content: unknown): Parsed => {
  const { data, error } = catalogueSchema.safeParse(content);
  const faults = [
    ...(error?.issues ?? []).flatMap((issue) => toFaults(issue, content)),
    ...lists.flatMap((list) => ['id', 'slug'].flatMap((key) => repeats(content, list, key))),
    ...dangling(content, 'category_id', 'categories', 'category'),
    ...dangling(content, 'collection_id', 'collections', 'collection'),
  ];
  if (data && faults.length === 0) return { catalogue: data };
  // A value rejected by the schema is reported once: an id of 0 is not also reported as missing from the
  // categories.
  const places = new Set<string>();
  return {
    faults: faults.flatMap(({ path, message }) => {
      const field = formatPath(path);
      if (places.has(field)) return [];
      places.add(field);
      return [{ field, message }];
    }),
  };
};

const formatPath = (path: Path): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '') || 'the file';

const valueAt = (content: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
    content,
  );

/** A field's own sentence says what it can be. */
const toFaults = (issue: z.core.$ZodIssue, content: unknown): Fault[] => {
  const { path, message } = issue;
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({ path: [...path, key], message: 'there is no such field' }));
  if (valueAt(content, path) === undefined) return [{ path, message: 'is missing' }];
  const [list, , ...rest] = path;
  const field = listFields[list as List]?.[rest.join('.')];
  return [{ path, message: (field && adviceFor(field)) ?? message }];
};

/** The raw entries of a list in the file; undefined if there is no such list. */
const getEntries = (content: unknown, list: List): unknown[] | undefined => {
  const entries = valueAt(content, [list]);
  return Array.isArray(entries) ? entries : undefined;
};

const repeats = (content: unknown, list: List, key: string): Fault[] => {
  const first = new Map<unknown, number>();
  return (getEntries(content, list) ?? []).flatMap((entry, index) => {
    const value = valueAt(entry, [key]);
    if (value === undefined) return [];
    const earlier = first.get(value);
    if (earlier === undefined) {
      first.set(value, index);
      return [];
    }
    const message = `${JSON.stringify(value)} is already used by ${list}[${earlier}]`;
    return [{ path: [list, index, key], message }];
  });
};

const dangling = (content: unknown, key: string, list: List, name: string): Fault[] => {
  const targets = getEntries(content, list);
  // Without the list every reference would be a fault; the missing list itself has already been reported.
  if (!targets) return [];
  const ids = new Set(targets.map((target) => valueAt(target, ['id'])));
  return (getEntries(content, 'products') ?? []).flatMap((product, index) => {
    const id = valueAt(product, [key]);
    if (id === undefined || ids.has(id)) return [];
    return [{ path: ['products', index, key], message: `there is no ${name} ${JSON.stringify(id)}` }];
  });
};
