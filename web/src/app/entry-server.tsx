import {
  announcedClosings,
  announcementsOn,
  sharedLinkPicture,
  shopDay,
  usualContact,
} from '@jeweler/core/business';
import { formatDayRanges, formatWeek } from '@jeweler/core/format';
import type { ShopContact } from '@jeweler/core/schemas';
import { preloadedFonts, fontFaceCss as upright } from '@jeweler/core/theme/fonts';
import { italicFaceCss } from '@jeweler/core/theme/italic';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { JsonLdScript } from '../components/page-head-tags.tsx';
import { normaliseUrl } from '../data/normalise-url.ts';
import type { PageData } from '../data/page-data.ts';
import { PageDataContext } from '../data/page-data-context.ts';
import { sitePlaces } from '../data/site-places.ts';
import { jewelryStore } from '../lib/head/store-json-ld.ts';
import { preloadAllParts } from '../lib/lazy.ts';
import { pageRules } from '../lib/styles/page-rules.ts';
import { Document } from './document.tsx';
import { PageDataScript } from './page-data-script.tsx';
import { listPaths, pageExists, pageUrl } from './page-url.ts';
import { printCss } from './print-css.ts';
import type { Render, RenderedPage, RenderInput } from './render-contract.ts';
import { productsForRoute } from './route-products.ts';
import { matchRoute } from './routes.tsx';
import siteCss from './site.css?inline';
import { Site } from './site.tsx';
import { SpeculationRules } from './speculation-rules.tsx';

/** The `@font-face` rules of the site. */
export const fontFaceCss = upright + italicFaceCss;

export { listPaths, pageUrl, sitePlaces };

// Every page and section is loaded once, before the first render, so that the HTML is complete.
await preloadAllParts();

const rulesFor = pageRules(siteCss);

/**
 * The style element of a page: fonts, the rules its HTML needs, and the print styles. The CSP contains the
 * hash of its content. The rest of the sheet is loaded with React (entry.ts), which may render what the page
 * does not show yet.
 */
const pageStyles = (html: string, contact: ShopContact): string =>
  `<style>${fontFaceCss}${rulesFor(html)}${printCss(contact)}</style>`;

/** All that the page at `url` is rendered from. */
const selectPageData = ({
  url: requested,
  catalogue,
  siteOrigin,
  now,
  hours,
}: Omit<RenderInput, 'script'>) => {
  const url = normaliseUrl(requested);
  const { pathname, searchParams } = new URL(url, siteOrigin);
  const { route, slug } = matchRoute(pathname);
  const { shop = {} } = catalogue;
  const contact = shop.contact ?? usualContact;
  const day = shopDay(new Date(now));
  const closings = announcedClosings(hours, day);
  const data: PageData = {
    url,
    now,
    day,
    siteOrigin,
    hours: { week: formatWeek(hours.week), closed: formatDayRanges(closings) },
    shop,
    categories: catalogue.categories,
    collections: catalogue.collections,
    bannerItems: announcementsOn(catalogue.bannerItems, day),
    ...productsForRoute(route.path, catalogue, slug, searchParams),
  };
  const image = shop.pictures?.[sharedLinkPicture.place ?? '']?.src ?? sharedLinkPicture.src;
  const store = jewelryStore(siteOrigin, {
    week: hours.week,
    closings,
    contact,
    address: shop.address,
    image,
  });
  const status: RenderedPage['status'] = pageExists(route, slug, catalogue) ? 200 : 404;
  return { data, store, status };
};

/** Renders one public page to HTML. Synchronous and deterministic. */
export const render: Render = ({ script, ...input }) => {
  const { data, store, status } = selectPageData(input);
  const html = renderToString(
    <StrictMode>
      <Document
        head={
          <>
            <Fonts />
            <JsonLdScript object={store} />
            <SpeculationRules />
            <script type="module" fetchPriority="low" src={script} />
          </>
        }
        end={<PageDataScript data={data} />}
      >
        <PageDataContext value={data}>
          <StaticRouter location={data.url}>
            <Site />
          </StaticRouter>
        </PageDataContext>
      </Document>
    </StrictMode>,
  );
  // The rules depend on what is rendered. No text of the page can contain the tag: React escapes it.
  const styled = `<!doctype html>${html}`.replace(
    '</head>',
    () => `${pageStyles(html, data.shop.contact ?? usualContact)}</head>`,
  );
  return { status, html: styled };
};

const Fonts = () =>
  preloadedFonts.map((href) => (
    <link key={href} rel="preload" as="font" type="font/woff2" crossOrigin="" href={href} />
  ));
