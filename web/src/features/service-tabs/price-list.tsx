import { phoneHref } from '@jeweler/core/business';
import { styled } from '#styled-system/jsx';
import { TextAnchor } from '../../components/actions/text-link.tsx';
import type { ServicePrice } from '../../content/service-prices.ts';
import { useContact } from '../../data/use-shop.ts';

interface PriceGroup {
  /** Undefined if the list has no groups. */
  readonly heading: string | undefined;
  readonly prices: readonly ServicePrice[];
}

/** Groups adjacent prices of the same category; the order of the list is kept. */
const groupPrices = (prices: readonly ServicePrice[]): PriceGroup[] => {
  const groups: { heading: string | undefined; prices: ServicePrice[] }[] = [];
  for (const price of prices) {
    const current = groups.at(-1);
    if (current && current.heading === price.category) current.prices.push(price);
    else groups.push({ heading: price.category, prices: [price] });
  }
  return groups;
};

const Line = styled('div', {
  base: {
    display: 'flex',
    alignItems: 'baseline',
    gap: '3',
    py: '3',
    // The dotted leader between the name and its price.
    _after: {
      content: '""',
      order: '1',
      flex: '1',
      minWidth: '6',
      borderBottom: '1px dotted {colors.control}',
      translate: '0 -.25rem',
    },
  },
});

/** A price is plain text; 'CALL' is a link to the phone number. */
const Price = ({ children }: { children: string }) => {
  const contact = useContact();
  return children === 'CALL' ? (
    <TextAnchor href={phoneHref(contact)} css={{ paddingBlock: '2' }}>
      {children}
    </TextAnchor>
  ) : (
    children
  );
};

/** Prices with dotted leaders, with group headings if the list has groups (SPEC section 9). */
export const PriceList = ({ prices }: { prices: readonly ServicePrice[] }) =>
  groupPrices(prices).map((group) => (
    <styled.div key={group.heading ?? ''} css={{ marginTop: group.heading ? '6' : '4' }}>
      {group.heading ? (
        <styled.h4 css={{ textStyle: 'label', color: 'accent' }}>{group.heading}</styled.h4>
      ) : null}
      <dl>
        {group.prices.map(({ name, price }) => (
          <Line key={name}>
            <styled.dt css={{ flex: '0 1 auto', maxWidth: '75%' }}>{name}</styled.dt>
            <styled.dd css={{ order: '2', fontWeight: 'medium', textStyle: 'figures', whiteSpace: 'nowrap' }}>
              <Price>{price}</Price>
            </styled.dd>
          </Line>
        ))}
      </dl>
    </styled.div>
  ));
