import type { Category, Product } from '@jeweler/core/schemas';
import { styled } from '#styled-system/jsx';
import { Button, ButtonLink } from '../../components/actions/button.tsx';
import { IconButton } from '../../components/actions/icon-button.tsx';
import { Breadcrumbs } from '../../components/breadcrumbs.tsx';
import { Section } from '../../components/layout/section.tsx';
import { LazyBoundary } from '../../components/lazy/lazy-boundary.tsx';
import { PageHeadTags } from '../../components/page-head-tags.tsx';
import { productTitle } from '../../config/page-titles.ts';
import { paths } from '../../config/public-pages.ts';
import type { RelatedProducts } from '../../data/related-products.ts';
import { useCategories, useCollections } from '../../data/use-catalogue.ts';
import { productJsonLd } from '../../features/products/product-json-ld.ts';
import { otherPictures, pictureSizes, toPicture } from '../../features/products/product-picture.ts';
import { metaDescription, type PageHead } from '../../lib/head/page-head.ts';
import { deferredPart } from '../../lib/lazy.ts';
import { ClientServices } from './client-services.tsx';
import { KeyFacts } from './key-facts.tsx';
import { ProductDetails } from './product-details.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { ProductColumn, ProductLayout } from './product-layout.tsx';
import { ProductTitle } from './product-title.tsx';
import { ShopFacts } from './shop-facts.tsx';
import { StickyContactBar } from './sticky-contact-bar.tsx';

// Deferred: only links to other pages, below the fold.
const FurtherProducts = deferredPart(async () => (await import('./further-products.tsx')).FurtherProducts);

interface ProductViewProps {
  product: Product;
  related: RelatedProducts | undefined;
}

/** One product: its picture, description and price, ways to reach the shop about it, and related products. */
export const ProductView = ({ product, related }: ProductViewProps) => {
  const category = useCategories().find(({ id }) => id === product.category_id);
  const collection = useCollections().find(({ id }) => id === product.collection_id);
  const first = toPicture(product, pictureText(product));
  const pictures = [first, ...otherPictures(product).map((each) => toPicture(each, each.alt))];
  return (
    <>
      <ProductLayout>
        <div>
          <ProductGallery name={product.name} pictures={pictures} sizes={pictureSizes(pictures.length)} />
        </div>
        <ProductColumn>
          <Breadcrumbs above={toCrumbs(category)} current={product.name} />
          <div>
            <ProductTitle product={product} />
            <KeyFacts product={product} />
            <styled.p css={{ marginTop: '6', maxWidth: '34rem', color: 'fg.quiet' }}>
              {product.description}
            </styled.p>
            <Actions product={product} />
            <ShopFacts product={product} />
          </div>
          <div>
            <ProductDetails product={product} category={category} collection={collection} />
            <ClientServices product={product} />
          </div>
        </ProductColumn>
        <StickyContactBar product={product} />
      </ProductLayout>
      {related ? (
        <Section as="div" ground="second" space="tight">
          <LazyBoundary
            of={FurtherProducts}
            waiting={<styled.div css={{ minHeight: '30rem' }} />}
            {...{ related, category, collection }}
          />
        </Section>
      ) : null}
      <PageHeadTags {...productHead(product, category)} image={first} />
    </>
  );
};

/**
 * The way to an appointment, or to one like what is sold. There is no shopping: the bag's button and the two beside it
 * have no function (SPEC section 1), so they are drawn quieter.
 */
const Actions = ({ product }: { product: Product }) => (
  <styled.div css={{ marginTop: '8' }}>
    <ButtonLink
      to={product.sold ? paths.contactAbout(product.slug) : paths.appointmentAbout(product.slug)}
      // On phones, it is in the bar at the bottom of the window.
      css={{ display: { base: 'none', md: 'flex' }, marginBottom: '2' }}
    >
      {product.sold ? 'Ask for one like it' : 'Book an Appointment'}
    </ButtonLink>
    <styled.div css={{ display: 'flex', flexWrap: 'wrap', gap: '2' }}>
      <Button variant="line" css={{ px: '2', flex: '1 1 9rem', borderColor: 'control' }}>
        Add to Shopping Bag
      </Button>
      <IconButton icon="heart" label="Add to wishlist" variant="framed" />
      <IconButton icon="share" label="Share" variant="framed" />
    </styled.div>
  </styled.div>
);

/** What the first picture shows: its own text, otherwise what is known about the product. */
const pictureText = ({ image_alt, material, name }: Product): string =>
  image_alt ?? (material ? `${name}, ${material.toLowerCase()}` : name);

/** The page of its category, if it has one. */
const toCrumbs = (category: Category | undefined) =>
  category ? [{ name: category.name, path: paths.category(category.slug) }] : [];

/** Title, description and structured data of a product page. */
const productHead = (product: Product, category: Category | undefined): PageHead => {
  const { name, slug } = product;
  const path = paths.product(slug);
  return {
    title: productTitle(name, category?.name),
    description: metaDescription(product.description),
    path,
    trail: [...toCrumbs(category), { name, path }],
    jsonLd: (origin) => productJsonLd(origin, product, category?.name),
  };
};
