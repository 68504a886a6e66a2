import { styled } from '#styled-system/jsx';
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

/** The page's position in the site: links to its parents, then the page itself. */
export const Breadcrumbs = ({ above, current }: { above: readonly Crumb[]; current: string }) => (
  <nav aria-label="Breadcrumb">
    <Trail>
      {above.map(({ name, path }) => (
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
