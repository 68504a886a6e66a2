import { type ReactNode, useEffect, useRef } from 'react';
import { styled } from '#styled-system/jsx';
import { Lead } from '../../components/text/label.tsx';
import { facetKeys } from '../../data/facets.ts';
import {
  filteredHref,
  MAX_PRODUCTS_SHOWN,
  PRODUCTS_PER_STEP,
  type ProductFilter,
} from '../../data/product-filter.ts';
import { FEW_PRODUCTS, type SelectedProducts } from '../../data/select-products.ts';
import type { Loaded } from '../../data/use-products.ts';
import { AppointmentCall, type CallSide } from './appointment-call.tsx';
import { LoadFailure } from './load-failure.tsx';
import { ProductCard } from './product-card.tsx';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';
import { ShowMore } from './show-more.tsx';

/** Columns of the grid on a wide screen. */
const COLUMNS = 3;

/** A short list is shown large; what a filter has left of a longer one keeps the cells of its grid. */
const isLarge = ({ total, noMatches }: SelectedProducts, filter: ProductFilter) =>
  total <= FEW_PRODUCTS && (noMatches === true || !facetKeys.some((key) => filter[key]));

const sides = ['below', 'wide', 'cell'] as const;

export const getCallSide = (selection: SelectedProducts, filter: ProductFilter): CallSide => {
  const { products, total } = selection;
  if (isLarge(selection, filter)) return total === FEW_PRODUCTS ? 'beside' : 'below';
  return (products.length === total && sides[total % COLUMNS]) || 'below';
};

/** On phones, whose columns are too narrow, it has a row of its own. */
const LastItem = styled('li', {
  variants: {
    side: {
      beside: { gridColumn: { base: '1 / -1', md: 'auto' } },
      wide: { gridColumn: { base: '1 / -1', lg: '2 / -1' }, containerType: 'inline-size' },
      cell: { gridColumn: { base: '1 / -1', lg: 'auto' } },
    },
  },
});

const idAt = (index: number) => `piece-${index + 1}`;

/** Moves the focus to the first product that 'Show more' added, without scrolling. */
const useFocusOnNew = (shownCount: number) => {
  const list = useRef<HTMLUListElement>(null);
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (before.current === undefined || shownCount <= before.current) return;
    list.current?.children[before.current]?.querySelector('a')?.focus({ preventScroll: true });
    before.current = undefined;
  }, [shownCount]);
  return {
    list,
    expectMore: () => {
      before.current = shownCount;
    },
  };
};

interface ProductListProps {
  selection: Loaded<SelectedProducts>;
  /** Path of the page that contains the list; 'Show more' links to it and keeps the filter. */
  path: string;
  filter: ProductFilter;
  /** Level of the products' names in the page's outline. */
  nameAs: 'h2' | 'h3';
  /** Shown if the list has no products. */
  empty: ReactNode;
  /** Whether the first row is visible without scrolling. */
  aboveFold?: boolean;
}

/**
 * A list of products in all its states: loading, failed, empty, complete or partial. In the free cell of its last row, if
 * any, it leads to an appointment.
 */
export const ProductList = ({
  selection,
  path,
  filter,
  nameAs,
  empty,
  aboveFold = false,
}: ProductListProps) => {
  const shownCount = selection.state === 'ready' ? selection.value.products.length : 0;
  const { list, expectMore } = useFocusOnNew(shownCount);
  if (selection.state === 'loading') return <ProductGridSkeleton />;
  if (selection.state === 'failed') return <LoadFailure retry={selection.retry} />;
  const { products, total } = selection.value;
  if (total === 0) return <Lead>{empty}</Lead>;
  const large = isLarge(selection.value, filter);
  const callSide = getCallSide(selection.value, filter);
  const more = {
    href: filteredHref(path, { ...filter, show: shownCount + PRODUCTS_PER_STEP }),
    firstNew: idAt(shownCount),
    onMore: expectMore,
  };
  return (
    <>
      <ProductGrid ref={list} few={large}>
        {products.map((product, index) => (
          <li key={product.id} id={idAt(index)}>
            <ProductCard
              product={product}
              size={large ? 'large' : 'grid'}
              nameAs={nameAs}
              eager={aboveFold && index < COLUMNS}
            />
          </li>
        ))}
        {callSide === 'below' ? null : (
          <LastItem side={callSide}>
            <AppointmentCall side={callSide} />
          </LastItem>
        )}
      </ProductGrid>
      {shownCount < total ? (
        <ShowMore
          shown={shownCount}
          total={total}
          pending={shownCount < filter.show}
          more={shownCount < MAX_PRODUCTS_SHOWN ? more : undefined}
        />
      ) : null}
    </>
  );
};
