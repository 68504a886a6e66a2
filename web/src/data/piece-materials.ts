import { type PieceMaterial, type Product, pieceMaterials } from '@jeweler/core/schemas';

/** Colors that stand before one 'gold' together: 'Yellow, rose and white gold 18k'. */
const GOLD = /((?:(?:yellow|white|rose)(?:,? and |, | )?)+)gold/g;
const plural = (word: string) => (word.endsWith('y') ? `(?:${word}|${word.slice(0, -1)}ies)` : `${word}s?`);
const words = pieceMaterials
  .filter((material) => !material.endsWith('-gold'))
  .map((material) => ({ material, word: new RegExp(`\\b${plural(material)}\\b`) }));

const materialsIn = (text: string): PieceMaterial[] => {
  const lower = text.toLowerCase();
  const golds = [...lower.matchAll(GOLD)].map(([colors]) => colors).join(' ');
  return pieceMaterials.filter((material) =>
    material.endsWith('-gold')
      ? golds.includes(material.slice(0, -'-gold'.length))
      : words.find((candidate) => candidate.material === material)?.word.test(lower),
  );
};

// A catalogue of thousands is filtered and counted for every page that is rendered.
const known = new WeakMap<Product, PieceMaterial[]>();

/** The known metals and stones that a piece's material names, in the order of `pieceMaterials`. */
export const materialsOf = (piece: Product): readonly PieceMaterial[] => {
  let materials = known.get(piece);
  if (!materials) {
    materials = piece.material ? materialsIn(piece.material) : [];
    known.set(piece, materials);
  }
  return materials;
};
