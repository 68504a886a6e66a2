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
    // After a step, so that a line never begins with it.
    '&:not(:last-child)': { _after: { content: '"/" / ""', color: 'control' } },
    // On phones, the page's heading is right below.
    '&[aria-current]': { display: { base: 'none', sm: 'flex' } },
    '&:nth-last-child(2)': { _after: { display: { base: 'none', sm: 'inline' } } },
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
