import { emailHref, phoneHref, shop } from '@jeweler/core/business';

/** Phone and e-mail in a sentence, for where something of the page is missing; needs no theme. */
export const WaysToReach = () => (
  <>
    You can call <a href={phoneHref}>{shop.phone.display}</a> or write to <a href={emailHref}>{shop.email}</a>
    .
  </>
);
