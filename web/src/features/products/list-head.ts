import type { SelectedProducts } from '../../data/select-products.ts';
import { breadcrumbs } from '../../lib/head/json-ld.ts';
import { metaDescription, type PageHead } from '../../lib/head/page-head.ts';
import { productListJsonLd } from './product-json-ld.ts';

interface ListPage {
  origin: string;
  /** Canonical path, without the filter's query. */
  path: string;
  name: string;
  description: string;
  /** Undefined while loading; the head is completed when the products arrive. */
  selection: SelectedProducts | undefined;
  /** Picture for link previews; by default that of the first product. */
  image?: string;
}

/** Title, description, preview picture and structured data of a category or collection page. */
export const listHead = ({ origin, path, name, description, selection, image }: ListPage): PageHead => {
  const picture = image ?? selection?.products[0]?.image_url;
  return {
    title: name,
    description: metaDescription(description),
    path,
    ...(picture ? { image: picture } : {}),
    jsonLd: [
      breadcrumbs(origin, [{ name, path }]),
      ...(selection && selection.total > 0 ? [productListJsonLd(origin, name, selection)] : []),
    ],
  };
};
