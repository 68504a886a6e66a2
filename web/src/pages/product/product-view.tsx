import { chakra } from '@chakra-ui/react';
import { formatPrice } from '@jeweler/core/format';
import type { Product } from '@jeweler/core/schemas';
import { Button } from '../../components/actions/button.tsx';
import { IconButton } from '../../components/actions/icon-button.tsx';
import { Breadcrumbs } from '../../components/breadcrumbs/breadcrumbs.tsx';
import { useHead } from '../../components/head/use-head.ts';
import { paths } from '../../components/paths.ts';
import { Picture } from '../../components/picture/picture.tsx';
import { Heading } from '../../components/text/heading.tsx';
import { useSiteOrigin } from '../../data/use-catalogue.ts';
import { pictureOf } from '../../features/pieces/piece-picture.ts';
import { ClientServices } from './client-services.tsx';
import { PieceFacts } from './piece-facts.tsx';
import { PICTURE_SIZES, productHead } from './product-head.ts';
import { ProductFacts, ProductLayout, ProductPicture } from './product-layout.tsx';
import { usePlaceOf } from './use-place-of.ts';

/** One piece: its picture, what it is and costs, and how to reach the shop about it. */
export const ProductView = ({ piece }: { piece: Product }) => {
  const origin = useSiteOrigin();
  const { category, collection } = usePlaceOf(piece);
  useHead(productHead(origin, piece, category));
  const alt = piece.material ? `${piece.name}, ${piece.material.toLowerCase()}` : piece.name;
  return (
    <ProductLayout>
      <ProductPicture>
        <Picture of={pictureOf(piece, alt)} sizes={PICTURE_SIZES} eager />
      </ProductPicture>
      <ProductFacts>
        <Breadcrumbs
          above={category ? [{ name: category.name, path: paths.category(category.slug) }] : []}
          current={piece.name}
        />
        <Heading as="h1" marginTop="6">
          {piece.name}
        </Heading>
        <chakra.p textStyle="figures" fontSize="1.25rem" marginTop="4">
          {formatPrice(piece.price)}
        </chakra.p>
        <chakra.p marginTop="6" maxWidth="34rem" color="fg.quiet" textWrap="pretty">
          {piece.description}
        </chakra.p>
        <PieceFacts material={piece.material} category={category} collection={collection} />
        {/* Shopping is not functional: none of these three does anything (SPEC section 1). */}
        <chakra.div display="flex" flexWrap="wrap" gap="2" marginTop="8">
          <Button px="2" flex="1 1 9rem">
            Add to Shopping Bag
          </Button>
          <IconButton icon="heart" label="Add to wishlist" look="framed" />
          <IconButton icon="share" label="Share" look="framed" />
        </chakra.div>
        <ClientServices />
      </ProductFacts>
    </ProductLayout>
  );
};
