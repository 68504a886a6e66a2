import { type FocusEvent, type KeyboardEvent, type MouseEvent, useEffect, useRef } from 'react';
import { styled } from '#styled-system/jsx';
import { Icon } from '../../components/icon/icon.tsx';
import { Link } from '../../components/link.tsx';
import type { ProductFacets } from '../../data/product-facets.ts';
import { filteredHref, PRODUCTS_PER_STEP, type ProductFilter } from '../../data/product-filter.ts';
import { type FilterMenu, filterMenus } from './list-copy.ts';

const Bar = styled('div', { base: { display: 'flex', flexWrap: 'wrap', columnGap: { base: '5', md: '7' } } });

const Menu = styled('details', {
  base: { '&[open] > summary svg': { rotate: '180deg' } },
});

const Name = styled('summary', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'target',
    minWidth: 'target',
    cursor: 'pointer',
    listStyle: 'none',
    textDecorationColor: 'ornament',
    textDecorationThickness: '1px',
    textUnderlineOffset: '.36em',
    _hover: { textDecorationLine: 'underline' },
    '&::-webkit-details-marker': { display: 'none' },
    '& svg': { width: '.75rem', height: '.75rem', transition: 'rotate {durations.quick}' },
  },
});

/** Below the full width of the line, covering what follows. */
const Panel = styled('ul', {
  base: {
    position: 'absolute',
    zIndex: 'sticky',
    insetInline: '0',
    top: '100%',
    display: 'grid',
    gridTemplateColumns: {
      base: 'repeat(auto-fill, minmax(min(8rem, 100%), 1fr))',
      md: 'repeat(auto-fill, minmax(10rem, 1fr))',
    },
    columnGap: { base: '4', md: '6' },
    py: '3',
    px: { base: '4', md: '6' },
    bg: 'bg.raised',
    border: '1px solid {colors.rule}',
    borderTopWidth: '0',
    boxShadow: 'menu',
  },
});

const Choice = styled(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    minHeight: 'target',
    '& > span:first-of-type': {
      textDecorationColor: 'ornament',
      textDecorationThickness: '1px',
      textUnderlineOffset: '.36em',
    },
    '&:hover > span:first-of-type, &[aria-current] > span:first-of-type': { textDecorationLine: 'underline' },
  },
});

const close = (menu: HTMLDetailsElement | null | undefined, { keepFocus }: { keepFocus: boolean }) => {
  if (!menu) return;
  menu.open = false;
  if (keepFocus) menu.querySelector('summary')?.focus({ preventScroll: true });
};

const openMenuIn = (bar: HTMLElement | null) => bar?.querySelector<HTMLDetailsElement>('details[open]');

const closeOnChoice = ({ currentTarget, metaKey, ctrlKey, shiftKey }: MouseEvent<HTMLAnchorElement>) => {
  // A choice opened in a new tab or window changes nothing here.
  if (!metaKey && !ctrlKey && !shiftKey) close(currentTarget.closest('details'), { keepFocus: true });
};

const closeOnEscape = ({ key, currentTarget }: KeyboardEvent<HTMLElement>) => {
  if (key === 'Escape') close(openMenuIn(currentTarget), { keepFocus: true });
};

const closeOnLeaving = ({ relatedTarget, currentTarget }: FocusEvent<HTMLElement>) => {
  if (relatedTarget && !currentTarget.contains(relatedTarget)) {
    close(openMenuIn(currentTarget), { keepFocus: false });
  }
};

const useClosingOutside = () => {
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !bar.current?.contains(target)) {
        close(openMenuIn(bar.current), { keepFocus: false });
      }
    };
    document.addEventListener('pointerdown', onPointerDown);
    return () => document.removeEventListener('pointerdown', onPointerDown);
  }, []);
  return bar;
};

interface FilterMenuListProps {
  menu: FilterMenu;
  path: string;
  filter: ProductFilter;
}

const FilterMenuList = ({ menu: { key, name, choices }, path, filter }: FilterMenuListProps) => {
  const { [key]: chosen, ...others } = filter;
  return (
    <Menu name="narrow-products">
      <Name>
        {name}
        <Icon name="down" />
      </Name>
      <Panel>
        {choices.map(({ value, label, count }) => (
          <li key={label}>
            <Choice
              to={filteredHref(path, {
                ...others,
                ...(value ? { [key]: value } : {}),
                show: PRODUCTS_PER_STEP,
              })}
              aria-current={value === chosen ? 'true' : undefined}
              onClick={closeOnChoice}
            >
              <span>{label}</span>{' '}
              {count === undefined ? null : <styled.span css={{ color: 'fg.quiet' }}>{count}</styled.span>}
            </Choice>
          </li>
        ))}
      </Panel>
    </Menu>
  );
};

interface FilterMenusProps {
  path: string;
  filter: ProductFilter;
  facets: ProductFacets;
}

/**
 * The menus for filtering and sorting a list, made of links that work without JavaScript. With it, a menu
 * closes on a choice, on Escape, and when the focus or a click goes elsewhere.
 */
export const FilterMenus = ({ path, filter, facets }: FilterMenusProps) => {
  const bar = useClosingOutside();
  return (
    <Bar
      ref={bar}
      role="group"
      aria-label="Narrow and sort"
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeaving}
    >
      {filterMenus(facets).map((menu) => (
        <FilterMenuList key={menu.key} menu={menu} path={path} filter={filter} />
      ))}
    </Bar>
  );
};
