import { announcedClosings, shopDay } from '@jeweler/core/business';
import { formatDayRanges, formatWeek } from '@jeweler/core/format';
import { fontFaceCss } from '@jeweler/core/theme/fonts';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { normaliseUrl } from '../data/normalise-url.ts';
import { siteMedia } from '../data/site-media.ts';
import type { HeadCollector } from '../lib/head/head-tags.ts';
import { renderHead } from '../lib/head/render-head.ts';
import { HeadCollectorContext } from '../lib/head/use-head.ts';
import { preloadAllParts } from '../lib/lazy.ts';
import { listPaths, pageUrl } from './page-url.ts';
import { Providers } from './providers.tsx';
import type { PageData, Render } from './render-contract.ts';
import { pageStyles } from './render-styles.ts';
import { productsForRoute } from './route-products.ts';
import { matchRoute } from './routes.tsx';
import { Site } from './site.tsx';

export { fontFaceCss, listPaths, pageUrl, siteMedia };

// Every page and section is loaded once, before the first render, so that the HTML is complete.
await preloadAllParts();

/** Renders one public page to HTML. Synchronous and deterministic. */
export const render: Render = ({ url: requested, catalogue, siteOrigin, now, hours }) => {
  const url = normaliseUrl(requested);
  const { pathname, searchParams } = new URL(url, siteOrigin);
  const { route, slug } = matchRoute(pathname);
  const { products, total, ...besides } = productsForRoute(route.path, catalogue, slug, searchParams);
  const day = shopDay(new Date(now));
  const closings = announcedClosings(hours, day);
  const data: PageData = {
    url,
    now,
    day,
    siteOrigin,
    hours: { week: formatWeek(hours.week), closed: formatDayRanges(closings) },
    categories: catalogue.categories,
    collections: catalogue.collections,
    bannerItems: catalogue.bannerItems,
    products,
    productCount: total,
    ...besides,
  };
  const collected: HeadCollector = {};
  const html = renderToString(
    <StrictMode>
      <Providers data={data}>
        <StaticRouter location={url}>
          <HeadCollectorContext value={collected}>
            <Site />
          </HeadCollectorContext>
        </StaticRouter>
      </Providers>
    </StrictMode>,
  );
  const { head } = collected;
  if (!head) throw new Error(`The page at ${url} declares no head.`);
  return {
    status: head.status ?? 200,
    head: renderHead(head, siteOrigin, { week: hours.week, closings }),
    styles: pageStyles(html),
    html,
    data,
  };
};
