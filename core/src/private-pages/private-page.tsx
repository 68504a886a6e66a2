/** @jsxRuntime automatic */
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { emailHref, phoneHref, shop } from '../business/index.ts';
import type { ShopContact } from '../schemas/index.ts';
import { privatePageCss } from './private-page-css.ts';

interface PageProps {
  readonly title: string;
  readonly contact: ShopContact;
  readonly children: ReactNode;
}

const Page = ({ title, contact, children }: PageProps) => (
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
          <span>{shop.region}</span> <a href={phoneHref(contact)}>{contact.phone.display}</a>{' '}
          <a href={emailHref(contact)}>{contact.email}</a>
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
export type PrivatePage = (contact: ShopContact) => string;

export const renderPrivatePage =
  (title: string, content: ReactNode): PrivatePage =>
  (contact) => {
    const page = (
      <Page title={title} contact={contact}>
        {content}
      </Page>
    );
    return `<!doctype html>${renderToStaticMarkup(page)}`;
  };

/** Shown when a request failed; nothing was changed. `message` is a complete sentence. */
export const renderFailurePage = (message: string): PrivatePage =>
  renderPrivatePage(
    'That did not work',
    <>
      <p role="alert">{message}</p>
      <p>Nothing was changed. If it cannot wait, please call or write to us.</p>
    </>,
  );
