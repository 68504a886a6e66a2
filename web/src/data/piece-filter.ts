import {
  type PieceMaterial,
  type PieceStyle,
  pieceMaterials,
  pieceStyles,
  type StoneShape,
  stoneShapes,
} from '@jeweler/core/schemas';

/** Orders a list can be put into; without one it stands as in the catalogue. */
export const pieceOrders = ['bestsellers', 'price-asc', 'price-desc'] as const;
export type PieceOrder = (typeof pieceOrders)[number];

/** What the address of a category may ask for (SPEC section 2, query filters; material and price are ours). */
export interface PieceFilter {
  style?: PieceStyle;
  shape?: StoneShape;
  material?: PieceMaterial;
  sort?: PieceOrder;
  /** How many pieces to draw: a multiple of PIECES_PER_STEP, at most MOST_PIECES_DRAWN. */
  show: number;
}

/** Pieces drawn at first, and added by each 'Show more'. */
export const PIECES_PER_STEP = 60;
/** No page draws more than this, whatever its query asks for. */
export const MOST_PIECES_DRAWN = 10 * PIECES_PER_STEP;

const oneOf = <T extends string>(values: readonly T[], value: string | undefined): T | undefined =>
  values.find((candidate) => candidate === value);

const readShow = (value: string | undefined): number => {
  const asked = /^\d{1,9}$/.test(value ?? '') ? Number(value) : 0;
  const steps = Math.max(1, Math.ceil(asked / PIECES_PER_STEP));
  return Math.min(steps * PIECES_PER_STEP, MOST_PIECES_DRAWN);
};

/** Reads a filter from a query; unknown values count as absent, of a repeated key the last one counts. */
export const readFilter = (query: URLSearchParams): PieceFilter => {
  const last = (key: string) => query.getAll(key).at(-1);
  const style = oneOf(pieceStyles, last('style'));
  const shape = oneOf(stoneShapes, last('shape'));
  const material = oneOf(pieceMaterials, last('material'));
  const sort = oneOf(pieceOrders, last('sort'));
  return {
    ...(style ? { style } : {}),
    ...(shape ? { shape } : {}),
    ...(material ? { material } : {}),
    ...(sort ? { sort } : {}),
    show: readShow(last('show')),
  };
};

/** The query that reads back as `filter`, in a fixed order and without what is the default anyway. */
export const filterQuery = ({ material, shape, show, sort, style }: PieceFilter): URLSearchParams => {
  const query = new URLSearchParams();
  if (material) query.set('material', material);
  if (shape) query.set('shape', shape);
  if (show > PIECES_PER_STEP) query.set('show', String(show));
  if (sort) query.set('sort', sort);
  if (style) query.set('style', style);
  return query;
};

/** Address of the list at `path`, filtered. */
export const filteredHref = (path: string, filter: PieceFilter): string => {
  const query = filterQuery(filter);
  return query.size > 0 ? `${path}?${query}` : path;
};
