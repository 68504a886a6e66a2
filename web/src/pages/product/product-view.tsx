import type { Category, Collection, Product } from '@jeweler/core/schemas';
import { styled } from '#styled-system/jsx';
import { Button } from '../../components/actions/button.tsx';
import { IconButton } from '../../components/actions/icon-button.tsx';
import { TextLink } from '../../components/actions/text-link.tsx';
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx';
import { PageHeadTags } from '../../components/head/page-head-tags.tsx';
import { Section } from '../../components/layout/section.tsx';
import { LazyBoundary } from '../../components/lazy/lazy-boundary.tsx';
import { Heading } from '../../components/text/heading.tsx';
import { paths } from '../../config/public-pages.ts';
import type { RelatedProducts } from '../../data/related-products.ts';
import { useCategories, useCollections, useSiteOrigin } from '../../data/use-catalogue.ts';
import { priceText } from '../../features/products/price-text.ts';
import { toPicture } from '../../features/products/product-picture.ts';
import type { PageHead } from '../../lib/head/page-head.ts';
import { lazyPart } from '../../lib/lazy.ts';
import { whenUsed } from '../../lib/loading/when-used.ts';
import { ClientServices } from './client-services.tsx';
import { EnlargeablePicture } from './enlargeable-picture.tsx';
import { ProductDetails } from './product-details.tsx';
import { PICTURE_SIZES, productHead } from './product-head.ts';
import { ProductColumn, ProductLayout, ProductPicture, SecondPicture } from './product-layout.tsx';
import { StickyContactBar } from './sticky-contact-bar.tsx';

// Deferred: only links to other pages, below the fold.
const FurtherProducts = lazyPart(
  async () => (await import('./further-products.tsx')).FurtherProducts,
  whenUsed,
);

interface ProductViewProps {
  product: Product;
  related: RelatedProducts | undefined;
}

/** One product: its picture, description and price, ways to reach the shop about it, and related products. */
export const ProductView = ({ product, related }: ProductViewProps) => {
  const origin = useSiteOrigin();
  const { category, collection } = useLists(product);
  const head: PageHead = productHead(origin, product, category);
  const { second_view } = product;
  return (
    <>
      <ProductLayout>
        <ProductPicture>
          <div>
            <EnlargeablePicture of={toPicture(product, pictureText(product))} sizes={PICTURE_SIZES} eager />
            {second_view ? (
              <SecondPicture>
                <EnlargeablePicture of={toPicture(second_view, second_view.alt)} sizes="12rem" />
              </SecondPicture>
            ) : null}
          </div>
        </ProductPicture>
        <ProductColumn>
          <Breadcrumbs
            above={[
              { name: 'Home', path: paths.home },
              ...(category ? [{ name: category.name, path: paths.category(category.slug) }] : []),
            ]}
            current={product.name}
          />
          <Heading as="h1" css={{ marginTop: '6' }}>
            {product.name}
          </Heading>
          <styled.p css={{ textStyle: 'figures', fontSize: '1.25rem', marginTop: '4' }}>
            {priceText(product)}
          </styled.p>
          {product.sold ? (
            <TextLink to={paths.contactAbout(product.slug)} size="target">
              Ask for one like it
            </TextLink>
          ) : null}
          <styled.p css={{ marginTop: '6', maxWidth: '34rem', color: 'fg.quiet', textWrap: 'pretty' }}>
            {product.description}
          </styled.p>
          <ProductDetails product={product} category={category} collection={collection} />
          {/* There is no shopping: none of these three has a function (SPEC section 1). */}
          <styled.div css={{ display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '8' }}>
            <Button css={{ px: '2', flex: '1 1 9rem' }}>Add to Shopping Bag</Button>
            <IconButton icon="heart" label="Add to wishlist" variant="framed" />
            <IconButton icon="share" label="Share" variant="framed" />
          </styled.div>
          <ClientServices product={product} />
        </ProductColumn>
        <StickyContactBar product={product} />
      </ProductLayout>
      {related ? (
        <Section as="div" ground="second" space="tight">
          <LazyBoundary of={FurtherProducts} waiting={<styled.div css={{ minHeight: '30rem' }} />}>
            <FurtherProducts related={related} category={category} collection={collection} />
          </LazyBoundary>
        </Section>
      ) : null}
      <PageHeadTags head={head} />
    </>
  );
};

/** What the first picture shows: its own text, otherwise what is known about the product. */
const pictureText = ({ image_alt, material, name }: Product): string =>
  image_alt ?? (material ? `${name}, ${material.toLowerCase()}` : name);

/** The category of a product and its collection, if any. */
const useLists = (product: Product): { category?: Category; collection?: Collection } => {
  const category = useCategories().find(({ id }) => id === product.category_id);
  const collection = useCollections().find(({ id }) => id === product.collection_id);
  return { ...(category ? { category } : {}), ...(collection ? { collection } : {}) };
};
