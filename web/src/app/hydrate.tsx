import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { ErrorBoundary } from 'react-error-boundary';
import { BrowserRouter } from 'react-router-dom';
import { keepClicks } from '../components/lazy/click-replay.tsx';
import { PageDataContext } from '../data/page-data-context.ts';
import { keepServerForms } from '../lib/forms/server-forms.ts';
import { restoreTyped } from '../lib/loading/reload-document.ts';
import { isPageReady } from '../lib/loading/until-loaded.ts';
import { Document } from './document.tsx';
import { readPageData } from './page-data-script.tsx';
import { matchRoute } from './routes.tsx';
import { SectionFailure } from './section-failure.tsx';
import { Site } from './site.tsx';

/**
 * Until the page is hydrated, links to other pages load whole documents: React replaces a part that is not
 * hydrated only when its code has come, however long that takes, and keeps its title.
 */
const loadEarlyLinks = (): void => {
  const leaveToBrowser = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null;
    if (link && link.pathname !== window.location.pathname && !isPageReady()) event.stopPropagation();
  };
  window.addEventListener('click', leaveToBrowser, { capture: true });
};

/** React has then rendered a part anew; its forms have what was typed (`restoreServerForm`). */
const reportChangedPage = (error: unknown) => {
  // biome-ignore lint/suspicious/noConsole: the only trace of it on a user's device
  console.warn('The page was changed before it was hydrated, by an extension or a translator.', error);
};

/**
 * A scrollbar that takes up space keeps its place while a dialog hides it (core/src/theme/global-css.ts); one that
 * lies over the page has none, and no media query tells them apart.
 */
const keepScrollbarPlace = () => {
  const root = document.documentElement;
  if (window.innerWidth > root.clientWidth) root.style.setProperty('--scrollbar-gutter', 'stable');
};

/**
 * Hydrates the frame of the server-rendered page; the page inside it stays server HTML until its own code is
 * loaded. Does nothing if the server rendered no page.
 */
export const hydrate = (): void => {
  const data = readPageData();
  if (!data) return;
  restoreTyped();
  keepScrollbarPlace();
  loadEarlyLinks();
  keepServerForms();
  keepClicks();
  // It comes over the line while the frame is hydrated; a failure is reported where the page is rendered.
  matchRoute(window.location.pathname)
    .route.Page.preload()
    .catch(() => undefined);
  hydrateRoot(
    document,
    <StrictMode>
      <Document>
        <PageDataContext value={data}>
          <ErrorBoundary fallback={<SectionFailure as="main" title="This page could not be shown" />}>
            <BrowserRouter>
              <Site />
            </BrowserRouter>
          </ErrorBoundary>
        </PageDataContext>
      </Document>
    </StrictMode>,
    { onRecoverableError: reportChangedPage },
  );
};
