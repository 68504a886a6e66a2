import { type Product, type ProductMaterial, productMaterials } from '../schemas/index.ts';

/** Colours that share one 'gold': 'Yellow, rose and white gold 18k'. */
const GOLD = /((?:(?:yellow|white|rose)(?:,? and |, | )?)+)gold/g;
const plural = (word: string) => (word.endsWith('y') ? `(?:${word}|${word.slice(0, -1)}ies)` : `${word}s?`);
const patterns = productMaterials
  .filter((material) => !material.endsWith('-gold'))
  .map((material) => ({ material, word: new RegExp(`\\b${plural(material)}\\b`) }));

const materialsIn = (text: string): ProductMaterial[] => {
  const lower = text.toLowerCase();
  const golds = [...lower.matchAll(GOLD)].map(([colors]) => colors).join(' ');
  return productMaterials.filter((material) =>
    material.endsWith('-gold')
      ? golds.includes(material.slice(0, -'-gold'.length))
      : patterns.find((candidate) => candidate.material === material)?.word.test(lower),
  );
};

type Made = Pick<Product, 'material'>;

// Cached: a catalogue of thousands is filtered and counted for every page that is rendered.
const known = new WeakMap<Made, ProductMaterial[]>();

/** The known metals and stones named in a product's material, in the order of `productMaterials`. */
export const getMaterials = (product: Made): readonly ProductMaterial[] => {
  let materials = known.get(product);
  if (!materials) {
    materials = product.material ? materialsIn(product.material) : [];
    known.set(product, materials);
  }
  return materials;
};
