import {
  type PieceMaterial,
  type PieceStyle,
  type Product,
  pieceMaterials,
  pieceStyles,
  type StoneShape,
  stoneShapes,
} from '@jeweler/core/schemas';
import { fits, type NarrowingFilter } from './piece-fit.ts';
import { materialsOf } from './piece-materials.ts';

/** A value a list can be narrowed to, and how many pieces would then be left. */
export interface FacetChoice<Value extends string> {
  value: Value;
  count: number;
}

/** What a list can be narrowed by; a facet with nothing to choose between has no choices. */
export interface PieceFacets {
  style: FacetChoice<PieceStyle>[];
  shape: FacetChoice<StoneShape>[];
  material: FacetChoice<PieceMaterial>[];
}

/** The values of one facet that pieces of the list carry, in the order of `values`. */
const choicesOf = <Key extends keyof PieceFacets, Value extends string>(
  pieces: readonly Product[],
  filter: NarrowingFilter,
  key: Key,
  values: readonly Value[],
  carried: (piece: Product) => readonly string[],
): FacetChoice<Value>[] => {
  // The other facets narrow the list; this one shows what it could be changed to.
  const { [key]: chosen, ...others } = filter;
  const fitting = pieces.filter((piece) => fits(piece, others));
  const carriers = new Map<string, number>();
  // A piece that says nothing of it stays, whatever is chosen.
  let always = 0;
  for (const piece of fitting) {
    if (piece[key] === undefined) always += 1;
    else for (const value of carried(piece)) carriers.set(value, (carriers.get(value) ?? 0) + 1);
  }
  const choices = values.flatMap((value) => {
    const count = carriers.get(value);
    return count === undefined ? [] : [{ value, count: count + always }];
  });
  const narrows = chosen !== undefined || choices.some(({ count }) => count < fitting.length);
  return narrows ? choices : [];
};

/** Counts what the list could be narrowed to while the rest of `filter` is kept. */
export const facetsOf = (pieces: readonly Product[], filter: NarrowingFilter): PieceFacets => ({
  style: choicesOf(pieces, filter, 'style', pieceStyles, ({ style }) => (style ? [style] : [])),
  shape: choicesOf(pieces, filter, 'shape', stoneShapes, ({ shape }) => (shape ? [shape] : [])),
  material: choicesOf(pieces, filter, 'material', pieceMaterials, materialsOf),
});
