import { createHash } from 'node:crypto';

/** For answers that are no documents: nothing in them may load or run anything. */
export const DATA_CSP = "default-src 'none'; frame-ancestors 'none'";

/** Emotion's client sheet starts as an empty style element and is filled by script. */
const EMPTY_STYLE = '';

/**
 * Policy of one page: its own style elements by hash, scripts only as files of this site.
 * `style-src-attr` is open because server-rendered inline positions (`style="..."`) are allowed by
 * DESIGN; elements are not.
 * @param html every style element of the page is found in it
 */
export const pageCsp = (html: string): string => {
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1] ?? '');
  const hashes = new Set([...styles, EMPTY_STYLE].map(hashSource));
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${[...hashes].join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');
};

const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
