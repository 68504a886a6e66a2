/** @jsxRuntime automatic */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { emailHref, phoneHref, shop } from '../business/index.ts';
import type { ShopContact } from '../schemas/index.ts';
import { privatePageCss } from './private-page-css.ts';

interface PageOptions {
  readonly language?: 'en' | 'es';
  /** Added to the style element. */
  readonly css?: string;
  /** Staff need neither a way to the site, where they would lose what they do here, nor the shop's number. */
  readonly isForStaff?: boolean;
}

/**
 * A complete HTML document for a page that a private link leads to: the shop's name, a heading, the content, and
 * how to reach the shop. Plain HTML, excluded from search engines, and without a referrer for other sites.
 */
export type PrivatePage = (contact: ShopContact) => string;

export const renderPrivatePage =
  (
    title: string,
    content: ReactNode,
    { language = 'en', css = '', isForStaff = false }: PageOptions = {},
  ): PrivatePage =>
  (contact) => {
    const page = (
      <html lang={language}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex, nofollow" />
          <meta name="referrer" content="no-referrer" />
          <title>{`${title} | ${shop.name}`}</title>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own CSS, which React would escape */}
          <style dangerouslySetInnerHTML={{ __html: privatePageCss + css }} />
        </head>
        <body>
          <main>
            <p className="shop">{isForStaff ? shop.name : <a href="/">{shop.name}</a>}</p>
            <h1>{title}</h1>
            {content}
            {isForStaff ? null : (
              <footer>
                <span>{shop.region}</span> <a href={phoneHref(contact)}>{contact.phone.display}</a>{' '}
                <a href={emailHref(contact)}>{contact.email}</a>
              </footer>
            )}
          </main>
        </body>
      </html>
    );
    return `<!doctype html>${renderToStaticMarkup(page)}`;
  };

export const renderStaffPage = (title: string, content: ReactNode): PrivatePage =>
  renderPrivatePage(title, content, { isForStaff: true });

/** Sent in place of a page of the site that could not be rendered, or not now. */
export const renderNoSitePage = (title: string): PrivatePage =>
  renderPrivatePage(
    title,
    <>
      <p>Please try again in a moment, or call us.</p>
      <p>
        <a href="/">Return to Home</a>
      </p>
    </>,
  );

/** Shown when a request failed; nothing was changed. `message` is a complete sentence. */
export const renderFailurePage = (message: string): PrivatePage =>
  renderPrivatePage(
    'That did not work',
    <>
      <p role="alert">{message}</p>
      <p>Nothing was changed. If it cannot wait, please call or write to us.</p>
    </>,
  );
