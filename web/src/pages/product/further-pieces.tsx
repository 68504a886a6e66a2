import type { Category, Collection } from '@jeweler/core/schemas';
import { styled } from '#styled-system/jsx';
import { Wrap } from '../../components/layout/wrap.tsx';
import { paths } from '../../components/paths.ts';
import type { RelatedPieces } from '../../data/related-pieces.ts';
import { PieceRow } from '../../features/pieces/piece-row.tsx';

const Rows = styled(Wrap, {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', rowGap: 'tight' },
});

interface FurtherPiecesProps {
  related: RelatedPieces;
  category: Category | undefined;
  collection: Collection | undefined;
}

/** Where a product's page leads on to: others of its collection, and those most like it. */
export const FurtherPieces = ({ related, category, collection }: FurtherPiecesProps) => (
  <Rows>
    <PieceRow
      heading="More from this collection"
      seeAll={collection && { name: 'See the whole collection', path: paths.collection(collection.slug) }}
      pieces={related.collection ?? []}
    />
    <PieceRow
      heading="Related pieces"
      seeAll={category && { name: 'See the whole category', path: paths.category(category.slug) }}
      pieces={related.alike}
    />
  </Rows>
);
