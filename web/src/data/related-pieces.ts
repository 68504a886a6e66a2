import type { Product } from '@jeweler/core/schemas';
import { materialsOf } from './piece-materials.ts';

/** What a card shows of a piece. */
export type PieceOnCard = Pick<Product, 'id' | 'slug' | 'name' | 'price' | 'image_url' | 'second_view'>;

/** Pieces that a page leads on to, besides those it is about. */
export interface RelatedPieces {
  /** Others of the piece's collection; absent on pages that are about no single piece. */
  collection?: PieceOnCard[];
  /** The most alike of the others. */
  alike: PieceOnCard[];
}

/** Pieces in a row: one line on a wide screen. */
const PIECES_IN_ROW = 4;

const onCard = ({ id, slug, name, price, image_url, second_view }: Product): PieceOnCard => ({
  id,
  slug,
  name,
  ...(price === undefined ? {} : { price }),
  image_url,
  ...(second_view ? { second_view } : {}),
});

const row = (pieces: readonly Product[]) => pieces.slice(0, PIECES_IN_ROW).map(onCard);

/** The list from after `piece` on and round again, so that each piece leads on to others. */
const following = (all: readonly Product[], piece: Product | undefined): Product[] => {
  const after = all.findIndex(({ id }) => id === piece?.id) + 1;
  return [...all.slice(after), ...all.slice(0, after)];
};

const isSame = <Value>(one: Value | undefined, other: Value | undefined) =>
  one !== undefined && one === other ? 1 : 0;

/** The category decides; within it style, stone, metal and collection. */
const likeness = (one: Product, other: Product): number =>
  8 * isSame(one.category_id, other.category_id) +
  isSame(one.style, other.style) +
  isSame(one.shape, other.shape) +
  isSame(one.collection_id, other.collection_id) +
  isSame(materialsOf(one)[0], materialsOf(other)[0]);

/** Those of `all` that are most like `pieces`, which are left out together with `except`. */
const mostAlike = (
  all: readonly Product[],
  pieces: readonly Product[],
  except: readonly { id: number }[] = [],
): PieceOnCard[] => {
  const leftOut = new Set([...pieces, ...except].map(({ id }) => id));
  const ranked = following(all, pieces.at(-1))
    .filter(({ id }) => !leftOut.has(id))
    .map((piece) => ({ piece, score: Math.max(...pieces.map((one) => likeness(one, piece))) }));
  ranked.sort((a, b) => b.score - a.score);
  return row(ranked.map(({ piece }) => piece));
};

/** What the page of `piece` leads on to: more of its collection, then others like it. */
export const relatedToPiece = (all: readonly Product[], piece: Product): RelatedPieces => {
  const { id, collection_id } = piece;
  const collection =
    collection_id === undefined
      ? []
      : row(following(all, piece).filter((one) => one.collection_id === collection_id && one.id !== id));
  return { collection, alike: mostAlike(all, [piece], collection) };
};

/** What a list of few pieces leads on to. */
export const relatedToList = (all: readonly Product[], pieces: readonly Product[]): RelatedPieces => ({
  alike: mostAlike(all, pieces),
});
