import { emailHref, phoneHref, shop } from '@jeweler/core/business';

/** Without JavaScript a form cannot be sent safely: it says so, and how else to reach the shop. */
export const NoScriptNote = () => (
  <noscript>
    <p>
      This form needs JavaScript. You can call <a href={phoneHref}>{shop.phone.display}</a> or write to{' '}
      <a href={emailHref}>{shop.email}</a> instead.
    </p>
  </noscript>
);
