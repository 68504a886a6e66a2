import { useParams } from 'react-router-dom';
import { styled } from '#styled-system/jsx';
import { Container } from '../../components/layout/container.tsx';
import { Section } from '../../components/layout/section.tsx';
import { Skeleton } from '../../components/layout/skeleton.tsx';
import { NotFound } from '../../components/not-found.tsx';
import { Picture } from '../../components/picture.tsx';
import { VisuallyHidden } from '../../components/text/visually-hidden.tsx';
import type { CardProduct } from '../../data/card-product.ts';
import { productWithSlug } from '../../data/select-products.ts';
import { usePageProducts } from '../../data/use-page-products.ts';
import { LoadFailure } from '../../features/products/load-failure.tsx';
import { pictureSizes, toPicture } from '../../features/products/product-picture.ts';
import { ProductRow } from '../../features/products/product-row.tsx';
import { GalleryFrame, Views } from './product-gallery-frame.tsx';
import { ProductColumn, ProductLayout } from './product-layout.tsx';
import { ProductTitle } from './product-title.tsx';
import { ProductView } from './product-view.tsx';
import { usePressedCard } from './use-pressed-card.ts';

/** Offers what others ask for most: which piece the visitor was looking for is not known. */
const ProductNotFound = ({ instead }: { instead: readonly CardProduct[] }) => (
  <>
    <NotFound title="Product Not Found" text="The product you are looking for does not exist." />
    {instead.length > 0 ? (
      <Section as="div" ground="second" space="tight">
        <Container>
          <ProductRow heading="Our most requested pieces" products={instead} />
        </Container>
      </Section>
    ) : null}
  </>
);

/** `/product/:slug` (SPEC section 2, product detail). */
export const ProductPage = () => {
  const { slug = '' } = useParams();
  const products = usePageProducts((all) => productWithSlug(all, slug));
  if (products.state === 'loading') return <ProductSkeleton />;
  if (products.state === 'failed') {
    return (
      <Section as="div" space="tight">
        <Container>
          <LoadFailure retry={products.retry} />
        </Container>
      </Section>
    );
  }
  const { product, related } = products.value;
  return product ? (
    <ProductView key={product.id} product={product} related={related} />
  ) : (
    <ProductNotFound instead={related?.alike ?? []} />
  );
};

/** Placeholder of the same shape, while a product is loading, with what the pressed card knows. */
const ProductSkeleton = () => {
  const { card, beneath } = usePressedCard();
  return (
    <ProductLayout as="div">
      <VisuallyHidden role="status">Loading the piece</VisuallyHidden>
      <div>
        <GalleryFrame>
          {card ? (
            <Views data-count={card.second_view ? 2 : 1}>
              <li style={beneath}>
                <Picture of={toPicture(card)} sizes={pictureSizes(card.second_view ? 2 : 1)} eager />
              </li>
            </Views>
          ) : (
            <Skeleton css={{ height: 'full', aspectRatio: { base: '1', md: '2 / 1', lg: 'auto' } }} />
          )}
        </GalleryFrame>
      </div>
      <ProductColumn css={{ gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <styled.div css={{ display: 'grid', alignItems: 'center', minHeight: 'target' }}>
          <Skeleton line css={{ width: '60%' }} />
        </styled.div>
        {card ? (
          <ProductTitle product={card} />
        ) : (
          <>
            <Skeleton css={{ height: '3.5rem', width: '85%', marginTop: '8' }} />
            <Skeleton line css={{ width: '25%', marginTop: '6' }} />
          </>
        )}
        <Skeleton line css={{ marginTop: '8' }} />
        <Skeleton line css={{ marginTop: '4' }} />
        <Skeleton line css={{ width: '70%', marginTop: '4' }} />
        <Skeleton css={{ height: 'field', marginTop: '12' }} />
      </ProductColumn>
    </ProductLayout>
  );
};
