import {
  type Catalogue,
  catalogueSchema,
  type FieldControl,
  type Fields,
  fieldTable,
  type ImportFault,
  type Product,
} from '@jeweler/core/schemas';
import { z } from 'zod';
import { similarName } from '../similar-name.ts';
import { takingTurns } from '../turns.ts';
import { type ShopRecords, shopRecordsSchema } from './shop-records.ts';

/** The whole file, which need not have the shop's own records. */
const fileSchema = catalogueSchema.extend({ shopRecords: shopRecordsSchema.optional() });

/** Unknown fields for which a similar name is looked for: a file may have a million. */
const MAX_SUGGESTIONS = 50;

type Suggest = (key: string, known: readonly string[]) => string | undefined;

interface Fault {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

type List = Exclude<keyof Catalogue, 'shop'>;
/** The content, if there are no faults. */
interface Checked {
  readonly catalogue?: Catalogue;
  readonly shopRecords?: ShopRecords | undefined;
  readonly faults: readonly ImportFault[];
}

/**
 * Checks the content of a catalogue file as a whole: lists every fault of every kind (schema, unknown keys,
 * repeated ids and slugs, dangling references), each with its place as `products[3].price`, in the order of its entries.
 */
export const checkCatalogue = async (content: unknown): Promise<Checked> => {
  const { data, issues } = await parseInSteps(content);
  let left = MAX_SUGGESTIONS;
  const suggest: Suggest = (key, known) => {
    left -= 1;
    return left < 0 ? undefined : similarName(key, known);
  };
  const bySchema = issues.flatMap((issue) => toFaults(issue, suggest));
  const places = new Set(bySchema.map(({ path }) => formatPath(path)));
  // A value rejected by the schema is reported once: an id of 0 is not also reported as missing from the
  // categories.
  const others = [...repeated(content), ...dangling(content)].filter(
    ({ path }) => !places.has(formatPath(path)),
  );
  const faults = [...bySchema, ...others];
  if (data && faults.length === 0) {
    const { shopRecords, ...catalogue } = data;
    return { catalogue, shopRecords, faults };
  }
  return {
    faults: faults
      .sort(compareIn(content))
      .map(({ path, message }) => ({ field: formatPath(path), message })),
  };
};

/** Issues have the value that they are about. */
const REPORTED = { reportInput: true };

/** Products that are parsed at a time: a catalogue of ten thousand takes half a second. */
const STEP_PRODUCTS = 200;

const parseInSteps = async (
  content: unknown,
): Promise<{ data?: z.infer<typeof fileSchema>; issues: z.core.$ZodIssue[] }> => {
  const entries = getEntries(content, 'products');
  const whole = fileSchema.safeParse(entries ? { ...(content as object), products: [] } : content, REPORTED);
  const issues: z.core.$ZodIssue[] = [...(whole.error?.issues ?? [])];
  const products: Product[] = [];
  const turn = takingTurns();
  for (let start = 0; entries && start < entries.length; start += STEP_PRODUCTS) {
    const part = catalogueSchema.shape.products.safeParse(
      entries.slice(start, start + STEP_PRODUCTS),
      REPORTED,
    );
    products.push(...(part.data ?? []));
    for (const issue of part.error?.issues ?? []) {
      const [index, ...rest] = issue.path;
      issues.push({ ...issue, path: ['products', start + Number(index), ...rest] });
    }
    await turn();
  }
  return whole.data && issues.length === 0 ? { data: { ...whole.data, products }, issues } : { issues };
};

const formatPath = (path: readonly PropertyKey[]): string => z.core.toDotPath(path) || 'the file';

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

/** The schema itself of what may be missing, or is changed when it is read. */
const unwrap = (schema: unknown): unknown => {
  if (schema instanceof z.ZodOptional) return unwrap(schema.unwrap());
  return schema instanceof z.ZodPipe ? unwrap(schema.in) : schema;
};

const schemaAt = (path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((parent, key) => {
    const schema = unwrap(parent);
    if (schema instanceof z.ZodArray) return schema.element;
    return schema instanceof z.ZodObject ? schema.shape[key as string] : undefined;
  }, fileSchema);

/** The keys that the object at `path` can have. */
const keysAt = (path: readonly PropertyKey[]): readonly string[] => {
  const schema = unwrap(schemaAt(path));
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
};

const controlAt = ([list, , ...path]: readonly PropertyKey[]): FieldControl | undefined => {
  const tables: Readonly<Record<PropertyKey, Fields>> = {
    ...fieldTable,
    bannerItems: fieldTable.announcements,
  };
  // Further pictures have what the second view has.
  return tables[list ?? '']?.[path.join('.').replace(/^pictures\.\d+\./, 'second_view.')]?.control;
};

const toFaults = (issue: z.core.$ZodIssue, suggest: Suggest): Fault[] => {
  const { path, input } = issue;
  if (issue.code !== 'unrecognized_keys') {
    const isLeftOut = input === null && schemaAt(path) instanceof z.ZodOptional;
    return [{ path, message: isLeftOut ? NO_NULL : toSentence(issue) }];
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
const toSentence = (issue: z.core.$ZodIssue): string => {
  if (issue.input === undefined) return 'is missing';
  const control = controlAt(issue.path);
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
  (Object.keys(catalogueSchema.shape) as List[]).flatMap((list) =>
    ['id', 'slug'].flatMap((key) => repeats(content, list, key)),
  );

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
