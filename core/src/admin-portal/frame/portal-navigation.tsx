import { chakra } from '@chakra-ui/react';
import { Icon } from '../components/icon.tsx';
import type { IconName } from '../components/icon-paths.ts';
import { PortalLink } from '../routing/portal-link.tsx';
import { portalPaths } from '../routing/portal-paths.ts';
import type { ScreenName } from '../routing/route.ts';

interface Entry {
  readonly screen: ScreenName;
  readonly name: string;
  readonly to: string;
  readonly icon: IconName;
}

const entries: readonly Entry[] = [
  { screen: 'dashboard', name: 'Dashboard', to: portalPaths.dashboard, icon: 'today' },
  { screen: 'media', name: 'Media Library', to: portalPaths.media, icon: 'image' },
];

/** A bar under the header on small screens, a column at the side on large ones. */
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
  },
});

const Place = chakra(PortalLink, {
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
    // The bar scrolls sideways and would cut an outline that lies outside.
    _focusVisible: { outlineOffset: '-2px' },
    _hover: { bg: 'admin.sunken', color: 'admin.fg' },
    '&[aria-current]': {
      bg: 'admin.sunken',
      color: 'admin.fg',
      boxShadow: {
        base: 'inset 0 -2px 0 {colors.admin.accent}',
        lg: 'inset 2px 0 0 {colors.admin.accent}',
      },
    },
  },
});

/** The portal's screens; only what exists. */
export const PortalNavigation = ({ screen }: { screen: ScreenName }) => (
  <Bar aria-label="Portal">
    {entries.map((entry) => (
      <Place key={entry.screen} to={entry.to} aria-current={entry.screen === screen ? 'page' : undefined}>
        <Icon name={entry.icon} display={{ base: 'none', lg: 'block' }} />
        {entry.name}
      </Place>
    ))}
  </Bar>
);
