import { emailHref, phoneHref, shop } from '@jeweler/core/business';

// Within a sentence, links must be marked by more than colour.
const style = { textDecoration: 'underline' };

/** Phone and e-mail in a sentence, shown where a part of the page is missing; needs no theme. */
export const WaysToReach = () => (
  <>
    You can call{' '}
    <a href={phoneHref} style={style}>
      {shop.phone.display}
    </a>{' '}
    or write to{' '}
    <a href={emailHref} style={style}>
      {shop.email}
    </a>
    .
  </>
);
