import { chakra } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { useLayoutEffect, useRef } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { chosenStyle } from '../../../theme/index.ts';
import { portalPaths } from '../../shared/paths.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { unreadAtom } from '../../shared/window-title.ts';
import { portalScreens } from '../screens.tsx';

/** A bar below the header on small screens, a sidebar on large ones. */
const Bar = chakra('nav', {
  base: {
    display: 'flex',
    flexDirection: { base: 'row', lg: 'column' },
    gap: '1',
    px: { base: '2', lg: '3' },
    py: { base: '1', lg: '5' },
    bg: 'admin.panel',
    borderColor: 'admin.rule',
    borderStyle: 'solid',
    borderWidth: { base: '0 0 1px', lg: '0 1px 0 0' },
    overflowX: 'auto',
    _print: { display: 'none' },
  },
});

const ScreenLink = chakra(NavLink, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'target',
    px: '3',
    borderRadius: 'admin',
    color: 'admin.quiet',
    fontWeight: 'medium',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    // The bar scrolls horizontally and would clip an outline outside the link.
    _focusVisible: { outlineOffset: '-2px' },
    _hover: { bg: 'admin.sunken', color: 'admin.fg' },
    '&[aria-current]': {
      bg: 'admin.sunken',
      color: 'admin.fg',
      boxShadow: {
        base: 'inset 0 -2px 0 {colors.admin.accent}',
        lg: 'inset 2px 0 0 {colors.admin.accent}',
      },
      ...chosenStyle,
    },
  },
});

/** Counts above this are shown as '999+'. */
const MAX_SHOWN_COUNT = 999;

const Count = chakra('span', {
  base: {
    marginLeft: { lg: 'auto' },
    color: 'admin.accent',
    fontSize: 'small',
    fontWeight: 'strong',
    fontVariantNumeric: 'tabular-nums',
  },
});

/**
 * On a phone the bar is wider than the screen, so the current link is scrolled to its middle. Not with
 * `scrollIntoView`, which would scroll the page too.
 */
const centerCurrentLink = (bar: HTMLElement) => {
  const current = bar.querySelector('[aria-current]');
  if (!current) return;
  const { left, width } = current.getBoundingClientRect();
  const middle = left + width / 2 - bar.getBoundingClientRect().left;
  bar.scrollLeft += middle - bar.clientWidth / 2;
};

/** Links to the portal's screens, existing ones only. The link to the current one has `aria-current`. */
export const PortalNavigation = () => {
  const unread = useAtomValue(unreadAtom);
  const bar = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path changes the current link
  useLayoutEffect(() => {
    const { current: element } = bar;
    if (!element) return;
    // Called at once, and when the window, the fonts or the number of unread requests change a width.
    const widths = new ResizeObserver(() => centerCurrentLink(element));
    for (const part of [element, ...element.children]) widths.observe(part);
    return () => widths.disconnect();
  }, [pathname]);
  return (
    <Bar ref={bar} aria-label="Portal">
      {portalScreens.map(({ path, title, icon }) => {
        if (icon === undefined) return null;
        const count = path === portalPaths.requests ? unread : 0;
        return (
          <ScreenLink key={path} to={path} aria-label={count > 0 ? `${title}, ${count} unread` : undefined}>
            <Icon name={icon} display={{ base: 'none', lg: 'block' }} />
            {title}
            {count > 0 ? <Count>{count > MAX_SHOWN_COUNT ? `${MAX_SHOWN_COUNT}+` : count}</Count> : null}
          </ScreenLink>
        );
      })}
    </Bar>
  );
};
