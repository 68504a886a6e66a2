import { formatPrice } from '@jeweler/core/format';
import type { Product } from '@jeweler/core/schemas';
import { styled } from '#styled-system/jsx';
import { Button } from '../../components/actions/button.tsx';
import { IconButton } from '../../components/actions/icon-button.tsx';
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx';
import { useHead } from '../../components/head/use-head.ts';
import { Sheet } from '../../components/layout/sheet.tsx';
import { lazyPart } from '../../components/lazy/lazy-part.tsx';
import { PartPlace } from '../../components/lazy/part-place.tsx';
import { paths } from '../../components/paths.ts';
import { Heading } from '../../components/text/heading.tsx';
import type { RelatedPieces } from '../../data/related-pieces.ts';
import { useSiteOrigin } from '../../data/use-catalogue.ts';
import { pictureOf } from '../../features/pieces/piece-picture.ts';
import { ClientServices } from './client-services.tsx';
import { EnlargeablePicture } from './enlargeable-picture.tsx';
import { PieceFacts } from './piece-facts.tsx';
import { PICTURE_SIZES, productHead } from './product-head.ts';
import { ProductFacts, ProductLayout, ProductPicture, SecondPicture } from './product-layout.tsx';
import { ReachBar } from './reach-bar.tsx';
import { usePlaceOf } from './use-place-of.ts';

// Links to other pages, below the fold.
const FurtherPieces = lazyPart(async () => (await import('./further-pieces.tsx')).FurtherPieces, {
  defer: true,
});

interface ProductViewProps {
  piece: Product;
  related: RelatedPieces | undefined;
}

/** One piece: its picture, what it is and costs, how to reach the shop about it, and where to go on. */
export const ProductView = ({ piece, related }: ProductViewProps) => {
  const origin = useSiteOrigin();
  const { category, collection } = usePlaceOf(piece);
  useHead(productHead(origin, piece, category));
  const { second_view } = piece;
  const alt = piece.material ? `${piece.name}, ${piece.material.toLowerCase()}` : piece.name;
  return (
    <>
      <ProductLayout>
        <ProductPicture>
          <div>
            <EnlargeablePicture of={pictureOf(piece, alt)} sizes={PICTURE_SIZES} eager />
            {second_view ? (
              <SecondPicture>
                <EnlargeablePicture of={pictureOf(second_view, second_view.alt)} sizes="12rem" />
              </SecondPicture>
            ) : null}
          </div>
        </ProductPicture>
        <ProductFacts>
          <Breadcrumbs
            above={[
              { name: 'Home', path: paths.home },
              ...(category ? [{ name: category.name, path: paths.category(category.slug) }] : []),
            ]}
            current={piece.name}
          />
          <Heading as="h1" marginTop="6">
            {piece.name}
          </Heading>
          <styled.p textStyle="figures" fontSize="1.25rem" marginTop="4">
            {formatPrice(piece.price)}
          </styled.p>
          <styled.p marginTop="6" maxWidth="34rem" color="fg.quiet" textWrap="pretty">
            {piece.description}
          </styled.p>
          <PieceFacts piece={piece} category={category} collection={collection} />
          {/* Shopping is not functional: none of these three does anything (SPEC section 1). */}
          <styled.div display="flex" flexWrap="wrap" gap="2" marginTop="8">
            <Button px="2" flex="1 1 9rem">
              Add to Shopping Bag
            </Button>
            <IconButton icon="heart" label="Add to wishlist" look="framed" />
            <IconButton icon="share" label="Share" look="framed" />
          </styled.div>
          <ClientServices piece={piece} />
        </ProductFacts>
        <ReachBar price={piece.price} />
      </ProductLayout>
      {related ? (
        <Sheet as="div" ground="second" space="tight">
          <PartPlace of={FurtherPieces} waiting={<styled.div minHeight="30rem" />}>
            <FurtherPieces related={related} category={category} collection={collection} />
          </PartPlace>
        </Sheet>
      ) : null}
    </>
  );
};
