/** @jsxRuntime automatic */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { emailHref, phoneHref, shop } from '../business/index.ts';
import { privatePageCss } from './private-page-css.ts';

const Page = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <html lang="en">
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="robots" content="noindex, nofollow" />
      <meta name="referrer" content="no-referrer" />
      <title>{`${title} | ${shop.name}`}</title>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own CSS, which React would escape */}
      <style dangerouslySetInnerHTML={{ __html: privatePageCss }} />
    </head>
    <body>
      <main>
        <p className="shop">
          <a href="/">{shop.name}</a>
        </p>
        <h1>{title}</h1>
        {children}
        <footer>
          <span>{shop.region}</span> <a href={phoneHref}>{shop.phone.display}</a>{' '}
          <a href={emailHref}>{shop.email}</a>
        </footer>
      </main>
    </body>
  </html>
);

/**
 * A complete HTML document for a page that a link in a mail leads to: the shop's name, a heading, the
 * content, and how to reach the shop. Plain HTML without scripts, excluded from search engines, and without a
 * referrer for other sites.
 */
export const renderPrivatePage = (title: string, content: ReactNode): string =>
  `<!doctype html>${renderToStaticMarkup(<Page title={title}>{content}</Page>)}`;
/** Shown when a request failed; nothing was changed. `message` is a complete sentence. */
export const renderFailurePage = (message: string): string =>
  renderPrivatePage(
    'That did not work',
    <>
      <p role="alert">{message}</p>
      <p>Nothing was changed. If it cannot wait, please call or write to us.</p>
    </>,
  );
