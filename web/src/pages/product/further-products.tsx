import type { Category, Collection } from '@jeweler/core/schemas';
import { styled } from '#styled-system/jsx';
import { Container } from '../../components/layout/container.tsx';
import { paths } from '../../config/public-pages.ts';
import type { RelatedProducts } from '../../data/related-products.ts';
import { ProductRow } from '../../features/products/product-row.tsx';

const Rows = styled(Container, {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 'tight' },
});

interface FurtherProductsProps {
  related: RelatedProducts;
  category: Category | undefined;
  collection: Collection | undefined;
}

/** Products that a product's page links to: others of its collection, and the most similar ones. */
export const FurtherProducts = ({ related, category, collection }: FurtherProductsProps) => (
  <Rows>
    <ProductRow
      heading="More from this collection"
      seeAll={collection && { name: 'See the whole collection', path: paths.collection(collection.slug) }}
      products={related.collection ?? []}
    />
    <ProductRow
      heading="Related pieces"
      seeAll={category && { name: 'See the whole category', path: paths.category(category.slug) }}
      products={related.alike}
    />
  </Rows>
);
