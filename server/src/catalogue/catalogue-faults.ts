import {
  type Catalogue,
  catalogueSchema,
  type FieldControl,
  type Fields,
  fieldTable,
  type ImportFault,
  type Product,
} from '@jeweler/core/schemas';
import type { z } from 'zod';
import { similarName } from '../similar-name.ts';
import { takingTurns } from '../turns.ts';
import { type ShopRecords, shopKeysAt, shopRecordsSchema } from './shop-records.ts';

/** A list and an index lead to an entry. */
const ENTRY_DEPTH = 2;

/** Unknown fields for which a similar name is looked for: a file may have a million. */
const MAX_SUGGESTIONS = 50;

type Suggest = (key: string, known: readonly string[]) => string | undefined;

interface Fault {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

type List = Exclude<keyof Catalogue, 'shop'>;
type Parsed =
  | { catalogue: Catalogue; shopRecords?: ShopRecords | undefined; faults?: never }
  | { catalogue?: never; shopRecords?: never; faults: ImportFault[] };

/** The key of the shop's own records, which a file need not have. */
const SHOP_RECORDS = 'shopRecords';

/** The fields of each list's entries, beside `id` and, of a product, `sold`. */
const listFields: Readonly<Record<List, Fields>> = {
  categories: fieldTable.categories,
  collections: fieldTable.collections,
  products: fieldTable.products,
  bannerItems: fieldTable.announcements,
};
const isList = (key: PropertyKey | undefined): key is List => typeof key === 'string' && key in listFields;

/**
 * Checks the content of a catalogue file as a whole: lists every fault of every kind (schema, unknown keys,
 * repeated ids and slugs, dangling references), each with its place as `products[3].price`, in the order of its entries.
 */
export const checkCatalogue = async (content: unknown): Promise<Parsed> => {
  const { [SHOP_RECORDS]: own, ...lists } = isRecord(content) ? content : {};
  const { catalogue, issues } = await parseInSteps(own === undefined ? content : lists);
  const shop = shopRecordsSchema.optional().safeParse(own);
  for (const issue of shop.error?.issues ?? [])
    issues.push({ ...issue, path: [SHOP_RECORDS, ...issue.path] });
  let left = MAX_SUGGESTIONS;
  const suggest: Suggest = (key, known) => {
    left -= 1;
    return left < 0 ? undefined : similarName(key, known);
  };
  const bySchema = issues.flatMap((issue) => toFaults(issue, content, suggest));
  const places = new Set(bySchema.map(({ path }) => formatPath(path)));
  // A value rejected by the schema is reported once: an id of 0 is not also reported as missing from the
  // categories.
  const others = [...repeated(content), ...dangling(content)].filter(
    ({ path }) => !places.has(formatPath(path)),
  );
  const faults = [...bySchema, ...others];
  if (catalogue && faults.length === 0) return { catalogue, shopRecords: shop.data };
  return {
    faults: faults
      .sort(compareIn(content))
      .map(({ path, message }) => ({ field: formatPath(path), message })),
  };
};

/** Products that are parsed at a time: a catalogue of ten thousand takes half a second. */
const STEP_PRODUCTS = 200;

const parseInSteps = async (
  content: unknown,
): Promise<{ catalogue?: Catalogue; issues: z.core.$ZodIssue[] }> => {
  const entries = getEntries(content, 'products');
  const whole = catalogueSchema.safeParse(entries ? { ...(content as object), products: [] } : content);
  const issues: z.core.$ZodIssue[] = [...(whole.error?.issues ?? [])];
  const products: Product[] = [];
  const turn = takingTurns();
  for (let start = 0; entries && start < entries.length; start += STEP_PRODUCTS) {
    const part = catalogueSchema.shape.products.safeParse(entries.slice(start, start + STEP_PRODUCTS));
    products.push(...(part.data ?? []));
    for (const issue of part.error?.issues ?? []) {
      const [index, ...rest] = issue.path;
      issues.push({ ...issue, path: ['products', start + Number(index), ...rest] });
    }
    await turn();
  }
  return whole.data && issues.length === 0 ? { catalogue: { ...whole.data, products }, issues } : { issues };
};

const formatPath = (path: readonly PropertyKey[]): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '') || 'the file';

const isRecord = (value: unknown): value is Record<PropertyKey, unknown> =>
  typeof value === 'object' && value !== null;

const valueAt = (content: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((value, key) => (isRecord(value) ? value[key] : undefined), content);

/** As the lists and their entries stand in the file; what is missing comes last. */
const compareIn = (content: unknown) => {
  const lists = isRecord(content) ? Object.keys(content) : [];
  const at = ({ path: [list] }: Fault) =>
    lists.includes(String(list)) ? lists.indexOf(String(list)) : lists.length;
  return (one: Fault, other: Fault): number =>
    at(one) - at(other) || Number(one.path[1] ?? -1) - Number(other.path[1] ?? -1);
};

/** What the object at `path` can have: the file lists, an entry fields, a field in parts its parts. */
const keysAt = ([list, ...path]: readonly PropertyKey[]): readonly string[] => {
  if (list === SHOP_RECORDS) return shopKeysAt(path);
  if (!isList(list)) return [...Object.keys(listFields), SHOP_RECORDS];
  const [, field] = path;
  // Further pictures have what the second view has.
  if (field === 'pictures') return keysAt([list, 0, 'second_view']);
  const paths = Object.keys(listFields[list]).map((path) => path.split('.'));
  if (field !== undefined) return paths.flatMap(([name, part]) => (part && name === field ? [part] : []));
  return ['id', ...new Set(paths.map(([name = '']) => name)), ...(list === 'products' ? ['sold'] : [])];
};

const fieldAt = ([list, , ...path]: readonly PropertyKey[]) =>
  isList(list) ? listFields[list][path.join('.').replace(/^pictures\.\d+\./, 'second_view.')] : undefined;

/** Whether an entry can be without the field at `path`. */
const canBeMissing = (path: readonly PropertyKey[]): boolean =>
  path.length === ENTRY_DEPTH + 1 && path.at(-1) !== 'id' && !fieldAt(path)?.isRequired;

const toFaults = (issue: z.core.$ZodIssue, content: unknown, suggest: Suggest): Fault[] => {
  const { path } = issue;
  if (issue.code !== 'unrecognized_keys') {
    const value = valueAt(content, path);
    return [{ path, message: value === null && canBeMissing(path) ? NO_NULL : toSentence(issue, value) }];
  }
  const known = keysAt(path);
  return issue.keys.map((key) => {
    const similar = suggest(key, known);
    const advice = similar ? `did you mean "${similar}"?` : `possible fields are ${known.join(', ')}`;
    return { path: [...path, key], message: `there is no such field; ${advice}` };
  });
};

const NO_NULL = 'must not be null: a field without a value is left out';

const NOT_VISIBLE = 'must have letters that can be seen';

const kindNames: Readonly<Record<string, string>> = {
  string: 'text in quotes',
  number: 'a number without quotes',
  int: 'a whole number without quotes',
  array: 'a list in square brackets',
  object: 'an object in braces',
};

const PICTURE = 'must start with /media/ or https://';
/** Sentences about filling in a form ask for something. */
const isOfForm = (message: string): boolean => message.startsWith('Please ');
/** What stands instead of them. */
const sentences: { readonly [Control in FieldControl]?: string } = {
  line: NOT_VISIBLE,
  text: NOT_VISIBLE,
  slug: 'must be lower-case letters, digits and single hyphens',
  price: 'must be a number of whole cents',
  decimal: 'must be a number with at most two decimals',
  day: 'must be a day, such as 2026-12-24',
  focus: 'must be a point such as 40% 30%',
};

/** A plain sentence for an issue reported by zod. */
const toSentence = (issue: z.core.$ZodIssue, value: unknown): string => {
  if (value === undefined) return 'is missing';
  const control = fieldAt(issue.path)?.control;
  // An address is right or wrong as a whole.
  if (control === 'picture') return PICTURE;
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${kindNames[issue.expected] ?? issue.expected}`;
    case 'too_small':
      return issue.origin === 'string' ? 'must not be empty' : `must be above ${issue.minimum}`;
    case 'too_big':
      return `must be at most ${issue.maximum}${issue.origin === 'string' ? ' characters long' : ''}`;
    case 'invalid_value':
      return `must be one of ${issue.values.join(', ')}`;
    default:
      return (isOfForm(issue.message) && control && sentences[control]) || issue.message;
  }
};

/** The raw entries of a list in the file. */
const getEntries = (content: unknown, list: List): unknown[] | undefined => {
  const entries = valueAt(content, [list]);
  return Array.isArray(entries) ? entries : undefined;
};

const repeated = (content: unknown): Fault[] =>
  Object.keys(listFields)
    .filter(isList)
    .flatMap((list) => ['id', 'slug'].flatMap((key) => repeats(content, list, key)));

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

const dangling = (content: unknown): Fault[] => [
  ...references(content, 'category_id', 'categories', 'category'),
  ...references(content, 'collection_id', 'collections', 'collection'),
];

const references = (content: unknown, key: string, list: List, name: string): Fault[] => {
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
