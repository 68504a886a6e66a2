import { mainNavigation } from '@jeweler/core/business';
import { styled } from '#styled-system/jsx';
import { NavigationLink } from './navigation-link.tsx';

const Navigation = styled('nav', {
  base: { display: 'none', nav: { display: 'block' } },
});

const Links = styled('ul', {
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
