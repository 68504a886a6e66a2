import { createHash } from 'node:crypto';

/** In the portal, Emotion's client sheet starts as an empty style element and is filled by script. */
const EMPTY_STYLE = '';

/** Sources allowed in addition to the files of this site. */
interface ExtraSources {
  readonly scripts?: readonly string[];
  readonly styles?: readonly string[];
  readonly connections?: readonly string[];
}

/**
 * Policy of one page: scripts only as files of this site, style elements by hash. `style-src-attr` is open
 * because DESIGN allows server-rendered inline positions (`style="..."`); elements are not.
 */
const policy = ({ scripts = [], styles = [], connections = [] }: ExtraSources): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' blob: data: https:",
    "media-src 'self'",
    "font-src 'self'",
    ["connect-src 'self'", ...connections].join(' '),
    "manifest-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');

const textsOf = (html: string, element: RegExp): string[] =>
  [...html.matchAll(element)].map((match) => match[1] ?? '');

const stylesIn = (html: string) => textsOf(html, /<style[^>]*>([\s\S]*?)<\/style>/g);

/** Which documents a browser may fetch ahead: rules, but the policy counts them as a script. */
const speculationRules = /<script[^>]* type="speculationrules"[^>]*>([\s\S]*?)<\/script>/g;

const policyWith = (styles: string[], scripts: string[] = []) =>
  policy({ styles: [...new Set(styles.map(hashSource))], scripts: scripts.map(hashSource) });

/** @param html contains every style element of the page */
export const pageCsp = (html: string): string => policyWith(stylesIn(html), textsOf(html, speculationRules));

/** The policy of the staff portal, where Emotion adds its own style element; it shows previews in a frame. */
export const portalCsp = (html: string): string =>
  `${policyWith([...stylesIn(html), EMPTY_STYLE])}; frame-src 'self'`;

/**
 * The policy in development: vite and, in the portal, Emotion create their own elements, marked with the
 * nonce of the response, and vite reports changes over a WebSocket.
 */
export const developmentCsp = (nonce: string): string =>
  policy({
    scripts: [`'nonce-${nonce}'`, "'inline-speculation-rules'"],
    styles: [`'nonce-${nonce}'`],
    connections: ['ws:'],
  });

const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
