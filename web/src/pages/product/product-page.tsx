import { useParams } from 'react-router-dom';
import { useHead } from '../../components/head/use-head.ts';
import { Sheet } from '../../components/layout/sheet.tsx';
import { Wrap } from '../../components/layout/wrap.tsx';
import { NotFound } from '../../components/not-found/not-found.tsx';
import { usePieces } from '../../data/use-pieces.ts';
import { LoadFailure } from '../../features/pieces/load-failure.tsx';
import { ProductSkeleton } from './product-skeleton.tsx';
import { ProductView } from './product-view.tsx';

const ProductNotFound = () => {
  const text = 'The product you are looking for does not exist.';
  useHead({ title: 'Product Not Found', description: text, status: 404 });
  return <NotFound title="Product Not Found">{text}</NotFound>;
};

/** `/product/:slug` (SPEC section 2, product detail). */
export const ProductPage = () => {
  const { slug = '' } = useParams();
  const pieces = usePieces((all, { pieceWithSlug }) => pieceWithSlug(all, slug));
  if (pieces.state === 'loading') return <ProductSkeleton />;
  if (pieces.state === 'failed') {
    return (
      <Sheet as="div" space="tight">
        <Wrap>
          <LoadFailure retry={pieces.retry} />
        </Wrap>
      </Sheet>
    );
  }
  const [piece] = pieces.value.products;
  return piece ? (
    <ProductView key={piece.id} piece={piece} related={pieces.value.related} />
  ) : (
    <ProductNotFound />
  );
};
