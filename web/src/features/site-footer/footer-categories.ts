import { footerCategories } from '@jeweler/core/business';
import type { Category } from '@jeweler/core/schemas';
import { paths } from '../../config/paths.ts';

const shopOrder = footerCategories.links.map(({ href }) => href);

const rank = ({ slug }: Category) => {
  const place = shopOrder.indexOf(paths.category(slug));
  return place === -1 ? shopOrder.length : place;
};

/**
 * The catalogue's categories the footer has room for: those of the shop's own order first, so that a
 * category that is not in the catalogue is never linked and one with a new name still may be.
 */
export const selectFooterCategories = (categories: readonly Category[]): Category[] =>
  [...categories].sort((a, b) => rank(a) - rank(b)).slice(0, shopOrder.length);
