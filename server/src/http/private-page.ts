import { createHash } from 'node:crypto';
import type { Response } from 'express';
import { securityHeaders } from './security-headers.ts';

/** Answers of pages that only the reader of a mail may see. */
export interface PrivatePages {
  /** For whatever such an address answers: no cache, no search engine and no referrer has it. */
  readonly headers: Readonly<Record<string, string>>;
  /** Sends a whole document with one style element and no script; the policy allows just that. */
  send(response: Response, status: number, html: string): void;
}

const policyOf = (html: string): string => {
  const style = /<style>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  return `default-src 'none'; style-src 'sha256-${hash}'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;
};

export const privatePages = (siteUrl: string): PrivatePages => {
  const headers = {
    ...securityHeaders(siteUrl),
    'Referrer-Policy': 'no-referrer',
    'X-Robots-Tag': 'noindex, nofollow',
    'Cache-Control': 'no-store',
  };
  return {
    headers,
    send: (response, status, html) => {
      response.set(headers).set('Content-Security-Policy', policyOf(html));
      response.status(status).type('html').send(html);
    },
  };
};
