import type { Category } from '@jeweler/core/schemas';
import { styled } from '#styled-system/jsx';
import { UnbrokenRanges } from '../../components/text/unbroken-ranges.tsx';
import { shopFacts } from '../../content/product.ts';

const List = styled('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '5',
    rowGap: '2',
    marginTop: '6',
    fontSize: 'small',
    lineHeight: '1.5',
    '& > div': { display: 'contents' },
    '& dt': { fontWeight: 'medium' },
    '& dd': { color: 'fg.quiet' },
  },
});

/** What a buyer asks next: how long it takes, whether it can be sized, who looks after it. */
export const ShopFacts = ({ category }: { category: Category | undefined }) => (
  <List>
    {shopFacts(category?.slug).map(({ name, text }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>
          <UnbrokenRanges>{text}</UnbrokenRanges>
        </dd>
      </div>
    ))}
  </List>
);
