import { phoneHref, shop } from '@jeweler/core/business';
import type { ShopContact } from '@jeweler/core/schemas';

/** Depends on nothing that could have caused the failure. */
const pageWith =
  (title: string, heading: string) =>
  // Nothing is escaped: what the schema lets through as a number has no special characters.
  (contact: ShopContact): string =>
    `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} | ${shop.name}</title>
<style>
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#14110e;color:#efe6d6;font:18px/1.6 Georgia,serif;text-align:center}
main{padding:2rem;max-width:34rem}
h1{font-weight:400;font-size:2rem}
a{color:#e2bf7c}
</style>
</head>
<body>
<main>
<h1>${heading}</h1>
<p>Please try again in a moment, or call <a href="${phoneHref(contact)}">${contact.phone.display}</a>.</p>
<p><a href="/">Return to Home</a></p>
</main>
</body>
</html>
`;

/** Shown when rendering a page throws. */
export const failurePage = pageWith('Something went wrong', 'Something went wrong on our side');

/** Shown instead of a page that is not rendered, because too many others are. */
export const busyPage = pageWith('One moment, please', 'Our site is very busy right now');
