import { styled } from '#styled-system/jsx';
import { paths } from '../config/public-pages.ts';
import type { Crumb } from '../lib/head/json-ld.ts';
import { TextLink } from './actions/text-link.tsx';

const Trail = styled('ol', {
  base: { display: 'flex', flexWrap: 'wrap', columnGap: '3', fontSize: 'small', color: 'fg.quiet' },
});

const Step = styled('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'target',
    // Before a step, so that none is left alone where the last one is hidden or begins a line.
    '&:not(:first-child)': { _before: { content: '"/" / ""', color: 'control' } },
    // On phones, the page's heading is right below.
    '&[aria-current]': { display: { base: 'none', sm: 'flex' } },
  },
});

interface BreadcrumbsProps {
  /** The pages between the home page and this one. */
  above?: readonly Crumb[];
  current: string;
}

/** The page's position in the site: links to its parents, then the page itself. */
export const Breadcrumbs = ({ above = [], current }: BreadcrumbsProps) => (
  <nav aria-label="Breadcrumb">
    <Trail>
      {[{ name: 'Home', path: paths.home }, ...above].map(({ name, path }) => (
        <Step key={path}>
          <TextLink to={path} variant="quiet" size="target">
            {name}
          </TextLink>
        </Step>
      ))}
      <Step aria-current="page">{current}</Step>
    </Trail>
  </nav>
);
