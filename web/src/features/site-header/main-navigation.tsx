import { chakra } from '@chakra-ui/react';
import { mainNavigation } from '@jeweler/core/business';
import { fromNav, withoutScripts } from './from-nav.ts';
import { NavigationLink } from './navigation-link.tsx';

const Navigation = chakra('nav', {
  base: { display: 'none', [fromNav]: { display: 'block' }, [withoutScripts]: { display: 'block' } },
});

const Links = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 'clamp(1rem, 2vw, 2rem)',
    [fromNav]: { flexWrap: 'nowrap', whiteSpace: 'nowrap' },
  },
});

/** The four main links. Below `nav` the side menu has them; without scripts they are always there. */
export const MainNavigation = () => (
  <Navigation aria-label="Main">
    <Links>
      {mainNavigation.map(({ label, href }) => (
        <li key={href}>
          <NavigationLink label={label} href={href} />
        </li>
      ))}
    </Links>
  </Navigation>
);
