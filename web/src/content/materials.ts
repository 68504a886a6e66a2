import type { ProductMaterial } from '@jeweler/core/schemas';

/** Names of the material filters as the filter bar and the active filter show them. */
export const materialNames = {
  platinum: 'Platinum',
  'yellow-gold': 'Yellow gold',
  'white-gold': 'White gold',
  'rose-gold': 'Rose gold',
  palladium: 'Palladium',
  silver: 'Silver',
  titanium: 'Titanium',
  diamond: 'Diamond',
  sapphire: 'Sapphire',
  emerald: 'Emerald',
  ruby: 'Ruby',
  pearl: 'Pearl',
  onyx: 'Onyx',
  opal: 'Opal',
  topaz: 'Topaz',
  aquamarine: 'Aquamarine',
  morganite: 'Morganite',
  citrine: 'Citrine',
  amethyst: 'Amethyst',
  tanzanite: 'Tanzanite',
} as const satisfies Record<ProductMaterial, string>;
