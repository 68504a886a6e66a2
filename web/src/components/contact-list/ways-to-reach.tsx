import { emailHref, phoneHref, shop } from '@jeweler/core/business';

// Within a sentence, links must not be recognizable by colour alone.
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
