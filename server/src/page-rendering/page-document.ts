import type { PageData, RenderedPage } from '@jeweler/web/render-contract';
import type { Manifest, WebBuild } from './web-build.ts';

/** The whole HTML of a rendered page: template, head, styles, scripts, content and data. */
export const pageDocument = (page: RenderedPage, { template, manifest }: WebBuild): string =>
  [
    template.beforeHead,
    page.head,
    moduleList(page.modules, manifest),
    page.styles,
    template.beforeHtml,
    page.html,
    template.beforeData,
    dataBlock(page.data),
    template.end,
  ].join('');

/** The data in a block no text of the catalogue can break out of: neither `</script>` nor `<!--`. */
const dataBlock = (data: PageData): string =>
  `<script type="application/json" id="page-data">${JSON.stringify(data).replace(
    /[<\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )}</script>`;

/** Names the given modules and all they import statically to the entry, which fetches them together. */
export const moduleList = (modules: string[], manifest: Manifest): string => {
  const files = new Set<string>();
  const collect = (key: string) => {
    const chunk = manifest[key];
    if (chunk === undefined || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) collect(imported);
  };
  for (const key of modules) collect(key);
  const list = [...files].map((file) => `/${file}`).join(' ');
  return `<meta name="page-modules" content="${list}">`;
};
