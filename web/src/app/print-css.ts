import { shop } from '@jeweler/core/business';
import type { ShopContact } from '@jeweler/core/schemas';

/** A string of CSS inside a style element, which no text may end. */
const cssString = (text: string): string =>
  `"${text.replaceAll(/["\\<]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;

/**
 * Print styles: dark text on white, nothing fixed, no controls, and all content of closed tabs and questions.
 * The server adds them to every page; they are in no script. Among `!important` rules, the earliest layer
 * wins, hence `@layer reset` for the rule that overrides the reset's.
 */
export const printCss = (contact: ShopContact) =>
  `@media print{
@page{margin:16mm}
:root,[data-ground=dark]{
--j-colors-bg:#fff;--j-colors-bg-second:#fff;--j-colors-bg-raised:#fff;
--j-colors-fg:#181410;--j-colors-fg-quiet:#3b342d;--j-colors-accent:#6b4f1d;--j-colors-rule:#bbb;
--j-spacing-section:1.5rem;--j-spacing-tight:1.5rem;--j-spacing-gutter:0;
--j-font-sizes-figure:4rem;--j-font-sizes-display:2.25rem;--j-font-sizes-h1:1.875rem;
--j-font-sizes-h2:1.5rem;--j-font-sizes-h3:1.25rem;--j-font-sizes-h4:1.125rem;--j-font-sizes-lead:1rem}
html,main>section{background:#fff!important}
body{font-size:.875rem}
body>:not(main),main :is(nav,form,video,button,[role=tablist],[role=tabpanel] img),[role=dialog]{display:none!important}
main::before{content:${cssString(`${shop.name} · ${contact.phone.display} · ${contact.email}`)};display:block;padding-bottom:.75rem;border-bottom:1px solid #bbb}
main section[data-hero]{min-height:0;color:#181410}
[data-hero]>:not(:has(h1)),[data-hero] ::before{display:none!important}
[data-hero]>*{padding-block:.75rem!important}
[data-hero] *{color:inherit!important}
@layer reset{[role=tabpanel][hidden]{display:block!important}}
details::details-content{content-visibility:visible;display:block;block-size:auto}
main *{position:static!important;animation:none!important}
h1,h2,h3,h4{break-after:avoid}
p:has(+:is(h1,h2,h3,h4)){break-after:avoid}
main img{max-height:7cm;object-fit:contain!important;object-position:0 50%!important}
main>article~*,main a>img+svg{display:none!important}
main>article>:first-child :is(div,ul,li,a){height:auto!important;min-height:0!important;overflow:visible!important}
main>article>:first-child img{display:block!important}
main>article>:first-child ul{gap:1rem}
main>article>:first-child li{flex:1!important;aspect-ratio:auto!important}
main>article>:first-child img{height:auto!important;max-height:9cm}
[role=tabpanel]>*{padding-block:1rem .5rem!important}
[role=tabpanel] :is(li,dl>div){padding-block:.2rem!important}
img,figure,li,dl>div{break-inside:avoid}
}`.replaceAll('\n', '');
