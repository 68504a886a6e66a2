import type { SelectedProducts } from '../../data/select-products.ts';
import { metaDescription, type PageHead } from '../../lib/head/head-tags.ts';
import { breadcrumbs } from '../../lib/head/json-ld.ts';
import { productListJsonLd } from './product-json-ld.ts';

interface ListPage {
  origin: string;
  /** Canonical: without the filter's query. */
  path: string;
  name: string;
  description: string;
  /** Absent while they are loading; they complete the head when they arrive. */
  selection: SelectedProducts | undefined;
  /** Picture for link previews; without one, that of the first product. */
  image?: string;
}

/** What a category or collection page says about itself. */
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
