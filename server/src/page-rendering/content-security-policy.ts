import { createHash } from 'node:crypto';

/** Emotion's client sheet starts as an empty style element and is filled by script. */
const EMPTY_STYLE = '';

/** Sources of a page beyond the files of this site. */
interface ExtraSources {
  readonly scripts?: readonly string[];
  readonly styles?: readonly string[];
  readonly connections?: readonly string[];
}

/**
 * Policy of one page: scripts only as files of this site, style elements by hash. `style-src-attr` is open because
 * server-rendered inline positions (`style="..."`) are allowed by DESIGN; elements are not.
 */
const policy = ({ scripts = [], styles = [], connections = [] }: ExtraSources): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "media-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", ...connections].join(' '),
    "manifest-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');

/** @param html every style element of the page is found in it */
export const pageCsp = (html: string): string => {
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1] ?? '');
  return policy({ styles: [...new Set([...styles, EMPTY_STYLE].map(hashSource))] });
};

/**
 * The same in development, where Emotion and vite write elements of their own, marked by the nonce of the answer, and
 * vite reports changes over a WebSocket.
 */
export const developmentCsp = (nonce: string): string =>
  policy({ scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`], connections: ['ws:'] });

const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
