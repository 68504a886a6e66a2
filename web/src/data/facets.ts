import { getMaterials } from '@jeweler/core/business';
import { valueName } from '@jeweler/core/format';
import {
  availabilityNames,
  clarityNames,
  cutNames,
  originNames,
  type Product,
  type ProductMaterial,
  productMaterials,
  shapeNames,
  styleNames,
} from '@jeweler/core/schemas';

/** Something by which a list can be filtered. */
export interface Facet<Value extends string = string> {
  readonly name: string;
  /** The choice that clears it. */
  readonly all: string;
  /** Its values in the order of its menu, and what they are called. */
  readonly values: Readonly<Record<Value, string>>;
  /** The values that a product has; undefined if it fits every one. */
  readonly of: (product: Product) => readonly Value[] | undefined;
  /** Lists without a product that has this value do not offer it. */
  readonly onlyWith?: Value;
}

// `Object.fromEntries` forgets the names.
const materialNames = Object.fromEntries(
  productMaterials.map((material) => [material, valueName(material)]),
) as Readonly<Record<ProductMaterial, string>>;

/** Ranges of prices; each begins with its first amount and ends before its second. */
const priceNames = {
  'under-2500': 'Under $2,500',
  '2500-5000': '$2,500 to $5,000',
  '5000-10000': '$5,000 to $10,000',
  'from-10000': '$10,000 and up',
} as const;
const priceRange = (price: number): keyof typeof priceNames => {
  if (price < 2500) return 'under-2500';
  if (price < 5000) return '2500-5000';
  return price < 10_000 ? '5000-10000' : 'from-10000';
};

/**
 * In the order of the menus. What has no price, or of which a fact is not known, fits none of their values; the other facets
 * leave out only what has another value (see `matchesFilter`).
 */
export const facets = {
  style: { name: 'Style', all: 'All styles', values: styleNames, of: ({ style }) => style && [style] },
  shape: { name: 'Shape', all: 'All shapes', values: shapeNames, of: ({ shape }) => shape && [shape] },
  price: {
    name: 'Price',
    all: 'All prices',
    values: priceNames,
    of: ({ price }) => (price === undefined ? [] : [priceRange(price)]),
  },
  material: {
    name: 'Material',
    all: 'All materials',
    values: materialNames,
    of: (product) => (product.material ? getMaterials(product) : undefined),
  },
  stone_origin: {
    name: 'Origin',
    all: 'All origins',
    values: originNames,
    of: ({ stone_origin }) => (stone_origin ? [stone_origin] : []),
  },
  clarity: {
    name: 'Clarity',
    all: 'All clarity grades',
    values: clarityNames,
    of: ({ clarity }) => (clarity ? [clarity] : []),
  },
  cut: { name: 'Cut', all: 'All cut grades', values: cutNames, of: ({ cut }) => (cut ? [cut] : []) },
  /** What is sold is neither in the shop nor made. */
  availability: {
    name: 'Availability',
    all: 'All pieces',
    values: availabilityNames,
    of: ({ availability = 'made-to-order', sold }) => (sold ? [] : [availability]),
    onlyWith: 'in-shop',
  },
} as const satisfies Readonly<Record<string, Facet>>;

export type FacetKey = keyof typeof facets;
export const facetKeys = Object.keys(facets) as readonly FacetKey[];

/** The part of a filter that leaves products out; `sort` and `show` do not. */
export type NarrowingFilter = { [Key in FacetKey]?: keyof (typeof facets)[Key]['values'] };

const fits = (product: Product, key: FacetKey, wanted: string | undefined): boolean =>
  !wanted || (facets[key].of(product)?.some((value) => value === wanted) ?? true);

/**
 * Whether a product stays in a list. Of style, shape and material only values that it has can exclude it: a product
 * without a style fits every style.
 */
export const matchesFilter = (product: Product, filter: NarrowingFilter): boolean =>
  facetKeys.every((key) => fits(product, key, filter[key]));
