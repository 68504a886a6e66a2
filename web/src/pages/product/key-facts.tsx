import { keyFacts, type Product } from '@jeweler/core/schemas';
import { styled } from '#styled-system/jsx';
import { listFacts } from '../../features/products/fact-text.ts';

const List = styled('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    rowGap: '0.5',
    marginTop: '2',
    fontSize: 'small',
    lineHeight: '1.4',
    '& > div': { display: 'flex', columnGap: '2' },
    '& dt': { color: 'fg.quiet' },
  },
});

/** What a buyer compares first, right under the price; only what the product has. */
export const KeyFacts = ({ product }: { product: Product }) => {
  const facts = listFacts(product, keyFacts);
  return facts.length === 0 ? null : (
    <List>
      {facts.map(({ name, label, text }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </List>
  );
};
