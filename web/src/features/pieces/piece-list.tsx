import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { styled } from '#styled-system/jsx';
import { Lead } from '../../components/text/label.tsx';
import type { Loaded } from '../../data/loaded.ts';
import {
  filteredHref,
  MOST_PIECES_DRAWN,
  PIECES_PER_STEP,
  type PieceFilter,
} from '../../data/piece-filter.ts';
import { FEW_PIECES, type SelectedPieces } from '../../data/select-pieces.ts';
import { LoadFailure } from './load-failure.tsx';
import { ProductCard } from './product-card.tsx';
import { ProductGrid } from './product-grid.tsx';
import { ProductGridSkeleton } from './product-grid-skeleton.tsx';
import { ShowMore } from './show-more.tsx';

/** Pieces of the first row on a wide screen; their pictures are fetched at once. */
const FIRST_ROW = 3;

/** On phones, whose columns are narrow, a line of its own. */
const BesideThird = styled('li', { base: { gridColumn: { base: '1 / -1', md: 'auto' } } });

const idAt = (index: number) => `piece-${index + 1}`;

/** Puts the focus on the first piece that 'Show more' brought in; the view stays where it is. */
const useFocusOnNew = (drawn: number) => {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (before.current === undefined || drawn <= before.current) return;
    list.current?.children[before.current]?.querySelector('a')?.focus({ preventScroll: true });
    before.current = undefined;
  }, [drawn]);
  return {
    list,
    expectMore: () => {
      before.current = drawn;
    },
  };
};

interface PieceListProps {
  pieces: Loaded<SelectedPieces>;
  /** Path of the page the list stands on; 'Show more' leads to it with the filter kept. */
  path: string;
  filter: PieceFilter;
  /** Level of the pieces' names in the page's outline. */
  nameAs: 'h2' | 'h3';
  /** Said when the list has no pieces. */
  empty: ReactNode;
  /** Whether the first row is seen without scrolling. */
  aboveFold?: boolean;
  /** Three pieces or fewer are drawn large; this takes the place beside the third. */
  besideThird?: ReactNode;
}

/** A list of pieces in all its states: on its way, failed, empty, drawn, drawn in part. */
export const PieceList = ({
  pieces,
  path,
  filter,
  nameAs,
  empty,
  aboveFold = false,
  besideThird,
}: PieceListProps) => {
  const drawn = pieces.state === 'ready' ? pieces.value.products.length : 0;
  const { list, expectMore } = useFocusOnNew(drawn);
  if (pieces.state === 'loading') return <ProductGridSkeleton />;
  if (pieces.state === 'failed') return <LoadFailure retry={pieces.retry} />;
  const { products, total } = pieces.value;
  if (total === 0) return <Lead>{empty}</Lead>;
  const large = besideThird !== undefined && total <= FEW_PIECES;
  const more = {
    href: filteredHref(path, { ...filter, show: drawn + PIECES_PER_STEP }),
    firstNew: idAt(drawn),
    onMore: expectMore,
  };
  return (
    <>
      <ProductGrid ref={list} few={large}>
        {products.map((piece, index) => (
          <li key={piece.id} id={idAt(index)}>
            <ProductCard
              piece={piece}
              place={large ? 'large' : 'grid'}
              nameAs={nameAs}
              eager={aboveFold && index < FIRST_ROW}
            />
          </li>
        ))}
        {large && total === FEW_PIECES ? <BesideThird>{besideThird}</BesideThird> : null}
      </ProductGrid>
      {drawn < total ? (
        <ShowMore
          drawn={drawn}
          total={total}
          pending={drawn < filter.show}
          more={drawn < MOST_PIECES_DRAWN ? more : undefined}
        />
      ) : null}
    </>
  );
};
