import { chakra } from '@chakra-ui/react';
import { mainNavigation } from '@jeweler/core/business';
import { fromNav } from './from-nav.ts';
import { NavigationLink } from './navigation-link.tsx';

const Navigation = chakra('nav', {
  base: { display: 'none', [fromNav]: { display: 'block' } },
});

const Links = chakra('ul', {
  base: { display: 'flex', columnGap: 'clamp(1rem, 2vw, 2rem)', whiteSpace: 'nowrap' },
});

/** The four main links. Below `nav` the side menu has them. */
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
