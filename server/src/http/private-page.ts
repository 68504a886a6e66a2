import { createHash } from 'node:crypto';
import { type PrivatePage, renderFailurePage } from '@jeweler/core/private-pages';
import type { ApiFailure, ShopContact } from '@jeweler/core/schemas';
import type { Response } from 'express';

/** Sends pages that only the reader of a mail may see. */
export interface PrivatePages {
  /**
   * Headers of every response at such an address: keep it out of caches, search engines and Referer headers.
   */
  readonly headers: Readonly<Record<string, string>>;
  /**
   * Sends a complete document with one style element; the policy allows just that, and the fonts. With
   * `runsScripts` also this site's scripts, which may call it and show pictures that they have at hand.
   */
  readonly send: (
    response: Response,
    status: number,
    page: PrivatePage,
    options?: { readonly runsScripts: boolean },
  ) => void;
  /** The same for a failed request. */
  readonly sendFailure: (response: Response, status: number, failure: ApiFailure) => void;
}

const FOR_SCRIPTS = "script-src 'self'; connect-src 'self'; img-src 'self' blob:; ";

const toPolicy = (html: string, runsScripts: boolean): string => {
  const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  const scripts = runsScripts ? FOR_SCRIPTS : '';
  return `default-src 'none'; ${scripts}style-src 'sha256-${hash}'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
};

/**
 * @param fontFaceCss `@font-face` rules of the fonts used in the pages' style element; may be empty
 * @param contact how the shop is reached, as the pages say
 */
export const privatePages = (fontFaceCss: string, contact: () => ShopContact): PrivatePages => {
  const headers = {
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow',
    'Cache-Control': 'no-store',
  };
  const send: PrivatePages['send'] = (response, status, page, { runsScripts } = { runsScripts: false }) => {
    const html = page(contact()).replace('<style>', `<style>${fontFaceCss}`);
    response.set(headers).set('Content-Security-Policy', toPolicy(html, runsScripts));
    response.status(status).type('html').send(html);
  };
  return {
    headers,
    send,
    sendFailure: (response, status, { message }) => send(response, status, renderFailurePage(message)),
  };
};
