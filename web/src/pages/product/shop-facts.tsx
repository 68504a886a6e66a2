import { type Product, productFields } from '@jeweler/core/schemas';
import { styled } from '#styled-system/jsx';
import { UnbrokenRanges } from '../../components/text/unbroken-ranges.tsx';
import { shopFacts } from '../../content/product.ts';
import { factText } from '../../features/products/fact-text.ts';

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

/** What a buyer asks next: how long it takes and whether it can be sized, if staff have said so; who looks after it. */
export const ShopFacts = ({ product }: { product: Product }) => (
  <List>
    {[
      ...(['lead_time', 'resizable'] as const).map((field) => ({
        name: productFields[field].label,
        text: factText(product, field),
      })),
      ...shopFacts,
    ].map(({ name, text }) =>
      text === undefined ? null : (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <UnbrokenRanges>{text}</UnbrokenRanges>
          </dd>
        </div>
      ),
    )}
  </List>
);
