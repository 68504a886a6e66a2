import { type ReactNode, useRef } from 'react';
import { styled } from '#styled-system/jsx';
import { TextLink } from '../../components/actions/text-link.tsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Link } from '../../components/link.tsx';
import type { ProductFacets } from '../../data/product-facets.ts';
import { filteredHref, PRODUCTS_PER_STEP, type ProductFilter } from '../../data/product-filter.ts';
import { FilterMenus } from './filter-menus.tsx';
import { type ActiveFilter, activeFilters } from './list-copy.ts';

const Line = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: { base: '6', lg: '10' },
    position: 'relative',
    minHeight: '3.5rem',
    py: '1',
    borderBlock: '1px solid {colors.rule}',
    fontSize: 'small',
    // The menus are in the middle; below 768 px they are on a line of their own.
    '& > [role=group]': { order: { base: '1', md: '0' }, flex: { base: '1 0 100%', md: '1' } },
    '& > p': { display: 'inline-flex', alignItems: 'center', minHeight: 'target' },
  },
});

const Chips = styled('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '2',
    paddingTop: '4',
    fontSize: 'small',
  },
});

const Chip = styled(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'target',
    px: '4',
    border: '1px solid {colors.control}',
    transition: 'border-color {durations.quick}',
    _hover: { borderColor: 'fg' },
  },
});

const without = ({ key }: ActiveFilter, filter: ProductFilter): ProductFilter => {
  const { [key]: _cleared, ...rest } = filter;
  return { ...rest, show: PRODUCTS_PER_STEP };
};

interface CountLineProps {
  path: string;
  filter: ProductFilter;
  /** What the list can be filtered by, computed from `inForce`; undefined while that is not known. */
  facets: ProductFacets | undefined;
  /** The part of the filter that is applied: without what narrows the list if no product fits it. */
  inForce: ProductFilter;
  /** '8 pieces', or nothing while the number is not known. */
  children: ReactNode;
}

/**
 * The number of products, and the menus for filtering and sorting; below them the active
 * filters and the order, each as a link that clears it.
 */
export const CountLine = ({ path, filter, inForce, facets, children }: CountLineProps) => {
  const count = useRef<HTMLParagraphElement>(null);
  const active = activeFilters(filter);
  // The link that cleared a filter is removed, so the focus moves to the count.
  const focusCount = () => count.current?.focus({ preventScroll: true });
  return (
    <>
      <Line>
        <p ref={count} tabIndex={-1} aria-live="polite">
          {children}
        </p>
        {facets ? <FilterMenus path={path} filter={inForce} facets={facets} /> : null}
      </Line>
      {active.length > 0 ? (
        <Chips>
          {active.map((one) => (
            <Chip
              key={one.key}
              to={filteredHref(path, without(one, filter))}
              aria-label={`${one.label}, clear`}
              onClick={focusCount}
            >
              {one.label}
              <Icon name="close" css={{ width: '.75rem', height: '.75rem' }} />
            </Chip>
          ))}
          {active.length > 1 ? (
            <TextLink
              to={path}
              variant="underlined"
              size="target"
              onClick={focusCount}
              css={{ marginInline: '1' }}
            >
              Clear all
            </TextLink>
          ) : null}
        </Chips>
      ) : null}
    </>
  );
};
