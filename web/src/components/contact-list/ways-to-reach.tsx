import { emailHref, phoneHref, shop } from '@jeweler/core/business';

// In a sentence, colour alone would not tell them.
const style = { textDecoration: 'underline' };

/** Phone and e-mail in a sentence, for where something of the page is missing; needs no theme. */
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
