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
   * Sends a complete document with one style element and no script; the policy allows just that, and the
   * fonts.
   */
  readonly send: (response: Response, status: number, page: PrivatePage) => void;
  /** The same for a failed request. */
  readonly sendFailure: (response: Response, status: number, failure: ApiFailure) => void;
}

const toPolicy = (html: string): string => {
  const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  return `default-src 'none'; style-src 'sha256-${hash}'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
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
  const send: PrivatePages['send'] = (response, status, page) => {
    const html = page(contact()).replace('<style>', `<style>${fontFaceCss}`);
    response.set(headers).set('Content-Security-Policy', toPolicy(html));
    response.status(status).type('html').send(html);
  };
  return {
    headers,
    send,
    sendFailure: (response, status, { message }) => send(response, status, renderFailurePage(message)),
  };
};
