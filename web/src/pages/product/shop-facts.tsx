import type { Category } from '@jeweler/core/schemas';
import { styled } from '#styled-system/jsx';
import { UnbrokenRanges } from '../../components/text/unbroken-ranges.tsx';
import { shopFacts } from '../../content/product.ts';

const List = styled('dl', {
  base: {
    display: 'grid',
    rowGap: '2',
    marginTop: '6',
    fontSize: 'small',
    lineHeight: '1.5',
    // With enlarged text on a phone, the text stands under its name: beside it, words would break.
    '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: '4' },
    '& dt': { flex: '0 0 4.5rem', fontWeight: 'medium' },
    '& dd': { flex: '1 1 10rem', color: 'fg.quiet' },
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
