import type { CSSProperties } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import type { CardProduct, ProductLocationState } from '../../data/card-product.ts';

/** The card that led to this page, and the style of its picture beneath the large one until that is loaded. */
export const usePressedCard = (): { card?: CardProduct; beneath?: CSSProperties } => {
  const { slug } = useParams();
  // What a tab kept from an older version may be of another form.
  const { card, shown } = (useLocation().state ?? {}) as Partial<ProductLocationState>;
  if (card === undefined || card.slug !== slug) return {};
  if (shown === undefined) return { card };
  const place = card.image_focus ?? '50% 20%';
  return { card, beneath: { background: `${place} / cover url(${JSON.stringify(shown)})` } };
};
