import { chakra } from '@chakra-ui/react';
import { useAtomValue } from 'jotai';
import { NavLink, useLocation, useNavigate } from 'react-router-dom';
import { portalPaths } from '../../shared/paths.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { ChoicesMenu, useAfterClosing } from '../../shared/ui/menu-choices.tsx';
import { unreadAtom } from '../../shared/window-title.ts';
import { chosenStyle } from '../../theme/index.ts';
import { type PortalScreen, portalScreens } from '../screens.tsx';

/** Below the header on phones and tablets, a sidebar on large screens. Long screens scroll beside or below it. */
const Bar = chakra('nav', {
  base: {
    minWidth: '0',
    position: { md: 'sticky', lg: 'static' },
    top: 'var(--banner-height)',
    zIndex: { md: '3' },
    bg: 'admin.panel',
    borderColor: 'admin.rule',
    borderWidth: { base: '0 0 1px', lg: '0 1px 0 0' },
    _print: { display: 'none' },
  },
});

const Entries = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'row', lg: 'column' },
    gap: { base: '0', md: '1' },
    height: { base: '3.25rem', md: 'auto' },
    maxHeight: { lg: 'calc(100dvh - var(--banner-height))' },
    position: { lg: 'sticky' },
    top: 'var(--banner-height)',
    py: { base: '0', md: '1', lg: '5' },
    px: { base: '0', md: '2', lg: '3' },
    overflowX: { md: 'auto', lg: 'hidden' },
    overflowY: { lg: 'auto' },
    scrollbarWidth: 'thin',
    scrollbarColor: '{colors.admin.control} transparent',
  },
});

/** Of a link, and of the button that shows the further ones on phones. */
const entryStyle = {
  display: 'flex',
  flexDirection: { base: 'column', md: 'row' },
  flex: { base: '1 1 0', md: 'none' },
  alignItems: 'center',
  justifyContent: { base: 'center', md: 'flex-start' },
  gap: { base: '0.5', md: '3' },
  position: 'relative',
  minWidth: '0',
  minHeight: 'target',
  px: { base: '0.5', md: '3' },
  borderRadius: { base: '0', md: 'admin' },
  color: 'admin.quiet',
  fontWeight: 'medium',
  // Five in a line, also where the text is enlarged.
  fontSize: { base: 'min(.75rem, 3.4vw)', md: 'inherit' },
  whiteSpace: 'nowrap',
  // The bar scrolls horizontally and would clip an outline outside the entry.
  _focusVisible: { outlineOffset: '-2px' },
  _hover: { bg: 'admin.sunken', color: 'admin.fg' },
  '&[aria-current], &[data-current]': {
    bg: 'admin.sunken',
    color: 'admin.fg',
    boxShadow: {
      base: 'inset 0 -2px 0 {colors.admin.accent}',
      lg: 'inset 2px 0 0 {colors.admin.accent}',
    },
    ...chosenStyle,
  },
} as const;

// Styled by `css`, which Chakra resolves once for all of them, and a recipe for each.
const ScreenLink = chakra(NavLink);

/** Counts above this are shown as '999+'. */
const MAX_SHOWN_COUNT = 999;

const Count = chakra('span', {
  base: {
    position: { base: 'absolute', md: 'static' },
    top: '1',
    left: 'calc(50% + .75rem)',
    // With large text it reaches over the next entry.
    zIndex: '1',
    marginLeft: { lg: 'auto' },
    color: 'admin.accent',
    fontSize: { base: 'inherit', md: 'small' },
    fontWeight: 'strong',
    fontVariantNumeric: 'tabular-nums',
  },
});

const listed = portalScreens.filter(({ icon }) => icon !== undefined);
/** Entries of the bar on phones; the rest is under 'More'. */
const LINKS_ON_PHONES = 4;

/** Links to the portal's screens, existing ones only. The link to the current one has `aria-current`. */
export const PortalNavigation = () => {
  const unread = useAtomValue(unreadAtom);
  return (
    <Bar aria-label="Portal">
      <Entries>
        {listed.map(({ path, title, icon }, index) => {
          const count = path === portalPaths.requests ? unread : 0;
          return (
            <ScreenLink
              key={path}
              to={path}
              css={entryStyle}
              aria-label={count > 0 ? `${title}, ${count} unread` : undefined}
              hideBelow={index < LINKS_ON_PHONES ? undefined : 'md'}
            >
              {icon === undefined ? null : (
                <Icon name={icon} display={{ base: 'block', md: 'none', lg: 'block' }} />
              )}
              {title}
              {count > 0 ? <Count>{count > MAX_SHOWN_COUNT ? `${MAX_SHOWN_COUNT}+` : count}</Count> : null}
            </ScreenLink>
          );
        })}
        <MoreScreens screens={listed.slice(LINKS_ON_PHONES)} />
      </Entries>
    </Bar>
  );
};

/** The button of the bar on phones that shows the screens there is no room for. */
const MoreScreens = ({ screens }: { screens: readonly PortalScreen[] }) => {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const current = screens.find(({ path }) => pathname === path || pathname.startsWith(`${path}/`));
  const entries = useAfterClosing(
    screens.map(({ path, title }) => ({ label: title, choose: () => navigate(path) })),
  );
  return (
    <ChoicesMenu {...entries}>
      <chakra.button
        type="button"
        css={[entryStyle, { display: { base: 'flex', md: 'none' } }]}
        aria-label={current ? `More, current: ${current.title}` : undefined}
        data-current={current ? '' : undefined}
      >
        <Icon name="more" css={{ strokeWidth: '2.5' }} />
        More
      </chakra.button>
    </ChoicesMenu>
  );
};
