import type { Product } from '@jeweler/core/schemas';

/** The products that lists and rows show; the pages of the others can only be reached by their address. */
export const listedProducts = (all: readonly Product[]): readonly Product[] =>
  all.some(({ unlisted }) => unlisted) ? all.filter(({ unlisted }) => !unlisted) : all;
