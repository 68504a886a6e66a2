import type { IncomingMessage } from 'node:http';

/** Identify one state of a representation (RFC 9110, section 8.8). */
export interface Validators {
  /** Strong, including its quotes. */
  readonly etag: string;
  /** Last-Modified in epoch milliseconds, rounded to whole seconds. */
  readonly lastModified?: number | undefined;
}

/**
 * The status that the conditions of a GET or HEAD lead to, in the order of RFC 9110, section 13.2.2:
 * If-Match, else If-Unmodified-Since (412); If-None-Match, else If-Modified-Since (304). Dates are ignored
 * when they are invalid or the representation has no Last-Modified.
 */
export const evaluateConditions = (
  { headers }: IncomingMessage,
  { etag, lastModified }: Validators,
): 200 | 304 | 412 => {
  const ifMatch = headers['if-match'];
  if (ifMatch !== undefined) {
    if (!etagMatches(ifMatch, etag, 'strong')) return 412;
  } else if (isModifiedAfter(lastModified, headers['if-unmodified-since']) === true) return 412;

  const ifNoneMatch = headers['if-none-match'];
  if (ifNoneMatch !== undefined) return etagMatches(ifNoneMatch, etag, 'weak') ? 304 : 200;
  return isModifiedAfter(lastModified, headers['if-modified-since']) === false ? 304 : 200;
};

/**
 * Whether the requested range belongs to the same representation as the client's part (If-Range): the same
 * strong ETag, or exactly the date that was sent as Last-Modified.
 */
export const ifRangeHolds = ({ headers }: IncomingMessage, { etag, lastModified }: Validators): boolean => {
  const ifRange = headers['if-range'];
  if (ifRange === undefined || ifRange === etag) return true;
  return lastModified !== undefined && httpDate(String(ifRange)) === lastModified;
};

const ENTITY_TAG = /(?:W\/)?"[^"]*"/g;

/**
 * Whether a list of ETags, or `*`, matches `etag`.
 * @param comparison weak: `W/"a"` matches `"a"`; strong: it does not (RFC 9110, section 8.8.3.2)
 */
export const etagMatches = (list: string, etag: string, comparison: 'weak' | 'strong'): boolean => {
  if (list === etag || list.trim() === '*') return true;
  const tags = list.match(ENTITY_TAG) ?? [];
  return tags.some((tag) => tag === etag || (comparison === 'weak' && tag === `W/${etag}`));
};

const isModifiedAfter = (lastModified: number | undefined, since: string | undefined) => {
  const date = since === undefined ? undefined : httpDate(since);
  return lastModified === undefined || date === undefined ? undefined : lastModified > date;
};

/** The three date formats of RFC 9110, section 5.6.7; `Date.parse` alone accepts far more than these. */
const HTTP_DATE =
  /^(?:\w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT|\w{6,9}, \d\d-\w{3}-\d\d [\d:]{8} GMT|\w{3} \w{3} [ \d]\d [\d:]{8} \d{4})$/;

const httpDate = (text: string): number | undefined => {
  if (!HTTP_DATE.test(text)) return undefined;
  const date = Date.parse(text.endsWith('GMT') ? text : `${text} GMT`);
  return Number.isNaN(date) ? undefined : date;
};
