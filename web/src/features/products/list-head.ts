import type { SelectedProducts } from '../../data/select-products.ts';
import { metaDescription, type PageHead } from '../../lib/head/page-head.ts';
import { productListJsonLd } from './product-json-ld.ts';
import { toPicture } from './product-picture.ts';

interface ListPage extends PageHead {
  path: string;
  name: string;
  /** Undefined while loading; the head is completed when the products arrive. */
  selection: SelectedProducts | undefined;
}

/** The head of a category or collection page; its picture is by default that of the first product. */
export const listHead = ({ name, selection, ...head }: ListPage): PageHead => {
  const first = selection?.products[0];
  return {
    ...(first ? { image: toPicture(first, first.image_alt ?? first.name) } : {}),
    ...head,
    description: metaDescription(head.description),
    trail: [{ name, path: head.path }],
    jsonLd: (origin) =>
      selection && selection.total > 0 ? [productListJsonLd(origin, name, selection)] : [],
  };
};
