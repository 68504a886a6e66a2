import type { Product } from '@jeweler/core/schemas';
import { styled } from '#styled-system/jsx';
import { listFacts } from '../../features/products/fact-text.ts';

/** What holds for every piece, said after its own lead time and sizing; times are those of SPEC section 9. */
const shopFacts = [
  { label: 'Care', text: 'We clean, polish and repair it at the bench where it was made.' },
  { label: 'Questions', text: 'Answered within 24 hours.' },
] as const;

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
    {[...listFacts(product, ['lead_time', 'resizable']), ...shopFacts].map(({ label, text }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </List>
);
