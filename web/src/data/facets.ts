import { getMaterials } from '@jeweler/core/business';
import { valueName } from '@jeweler/core/format';
import {
  availabilityNames,
  type Product,
  type ProductMaterial,
  productMaterials,
  shapeNames,
  styleNames,
} from '@jeweler/core/schemas';

/** Something by which a list can be filtered. */
interface Facet<Value extends string = string> {
  readonly name: string;
  /** The choice that clears it. */
  readonly all: string;
  /** Its values in the order of its menu, and what they are called. */
  readonly values: Readonly<Record<Value, string>>;
  /** The values that a product has; undefined if it fits every one. */
  readonly of: (product: Product) => readonly Value[] | undefined;
}

// `Object.fromEntries` forgets the names.
const materialNames = Object.fromEntries(
  productMaterials.map((material) => [material, valueName(material)]),
) as Readonly<Record<ProductMaterial, string>>;

/** In the order of the menus. */
export const facets = {
  style: { name: 'Style', all: 'All styles', values: styleNames, of: ({ style }) => style && [style] },
  shape: { name: 'Shape', all: 'All shapes', values: shapeNames, of: ({ shape }) => shape && [shape] },
  material: {
    name: 'Material',
    all: 'All materials',
    values: materialNames,
    of: (product) => (product.material ? getMaterials(product) : undefined),
  },
  /** What is sold is neither in the shop nor made. */
  availability: {
    name: 'Availability',
    all: 'All pieces',
    values: availabilityNames,
    of: ({ availability = 'made-to-order', sold }) => (sold ? [] : [availability]),
  },
} as const satisfies Readonly<Record<string, Facet>>;

export type FacetKey = keyof typeof facets;
export const facetKeys = Object.keys(facets) as readonly FacetKey[];

/** The part of a filter that leaves products out; `sort` and `show` do not. */
export type NarrowingFilter = { [Key in FacetKey]?: keyof (typeof facets)[Key]['values'] };

const fits = (product: Product, key: FacetKey, wanted: string | undefined): boolean =>
  !wanted || (facets[key].of(product)?.some((value) => value === wanted) ?? true);

/**
 * Whether a product stays in a list. Only values that it has can exclude it: a product without a style fits
 * every style.
 */
export const matchesFilter = (product: Product, filter: NarrowingFilter): boolean =>
  facetKeys.every((key) => fits(product, key, filter[key]));
