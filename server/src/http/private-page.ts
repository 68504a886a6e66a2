import { createHash } from 'node:crypto';
import type { PrivatePage } from '@jeweler/core/private-pages';
import type { ShopContact } from '@jeweler/core/schemas';
import type { Response } from 'express';

const FOR_SCRIPTS = "script-src 'self'; connect-src 'self'; img-src 'self' blob:; ";

const toPolicy = (html: string, runsScripts: boolean): string => {
  const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  const scripts = runsScripts ? FOR_SCRIPTS : '';
  return `default-src 'none'; ${scripts}style-src 'sha256-${hash}'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
};

/**
 * Sends pages that only the reader of a mail may see.
 * @param fontFaceCss `@font-face` rules of the fonts used in the pages' style element; may be empty
 * @param contact how the shop is reached, as the pages say
 */
export const privatePages = (fontFaceCss: string, contact: () => ShopContact) => {
  const headers: Readonly<Record<string, string>> = {
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow',
    'Cache-Control': 'no-store',
  };
  return {
    /** Of every response at such an address: keep it out of caches, search engines and Referer headers. */
    headers,
    /**
     * Sends a complete document with one style element; the policy allows just that, and the fonts. With
     * `runsScripts` also this site's scripts, which may call it and show pictures that they have at hand.
     */
    send(response: Response, status: number, page: PrivatePage, { runsScripts } = { runsScripts: false }) {
      const html = page(contact()).replace('<style>', `<style>${fontFaceCss}`);
      response.set(headers).set('Content-Security-Policy', toPolicy(html, runsScripts));
      response.status(status).type('html').send(html);
    },
  };
};

export type PrivatePages = ReturnType<typeof privatePages>;
