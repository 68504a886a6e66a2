/**
 * Header of responses that a CDN may keep for all visitors, although browsers ask for them each time (RFC 9213): for ten
 * seconds, a minute longer while it asks for a new one, and a day while the server does not answer.
 */
export const FOR_CDN = {
  'CDN-Cache-Control': 'max-age=10, stale-while-revalidate=60, stale-if-error=86400',
} as const;
