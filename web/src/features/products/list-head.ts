import type { SelectedProducts } from '../../data/select-products.ts';
import { breadcrumbs } from '../../lib/head/json-ld.ts';
import { metaDescription, type PageHead } from '../../lib/head/page-head.ts';
import { productListJsonLd } from './product-json-ld.ts';
import { toPicture } from './product-picture.ts';

interface ListPage {
  origin: string;
  /** Canonical path, without the filter's query. */
  path: string;
  name: string;
  title: string;
  description: string;
  /** Undefined while loading; the head is completed when the products arrive. */
  selection: SelectedProducts | undefined;
  /** Picture for link previews; by default that of the first product. */
  image?: PageHead['image'];
}

/** Title, description, preview picture and structured data of a category or collection page. */
export const listHead = ({
  origin,
  path,
  name,
  title,
  description,
  selection,
  image,
}: ListPage): PageHead => {
  const first = selection?.products[0];
  const picture = image ?? (first && toPicture(first, first.image_alt ?? first.name));
  return {
    title,
    description: metaDescription(description),
    path,
    ...(picture ? { image: picture } : {}),
    jsonLd: [
      breadcrumbs(origin, [{ name, path }]),
      ...(selection && selection.total > 0 ? [productListJsonLd(origin, name, selection)] : []),
    ],
  };
};
