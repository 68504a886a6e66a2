import type { PageData, RenderedPage } from '@jeweler/web/render-contract';
import type { WebBuild } from './web-build.ts';

/** The complete HTML of a rendered page: template, head, styles, content and data. */
export const pageDocument = (page: RenderedPage, { template }: Pick<WebBuild, 'template'>): string =>
  [
    template.beforeHead,
    page.head,
    page.styles,
    template.beforeHtml,
    page.html,
    template.beforeData,
    dataBlock(page.data),
    template.end,
  ].join('');

/**
 * The page data, escaped so that no catalogue text can close the block: neither with `</script>` nor with
 * `<!--`.
 */
const dataBlock = (data: PageData): string =>
  `<script type="application/json" id="page-data">${JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )}</script>`;
