import { isIPv6 } from 'node:net';
import { isPrivateHost } from './private-network.ts';

/** The parsed result of a typed server address. */
export type TypedAddress =
  | {
      readonly kind: 'origin';
      /** Without a trailing slash. */
      readonly origin: string;
      /** No scheme was typed, and in a private network either one may be meant. */
      readonly mayBeInsecure: boolean;
    }
  | { readonly kind: 'not-an-address' }
  | { readonly kind: 'insecure'; readonly mayAllow: boolean };

/** Of http and https, `URL` accepts any slashes, or none. */
const SCHEME = /^(?:https?:|[a-z][a-z\d+.-]*:\/\/)/i;

/**
 * Parses a typed address: `shop.example.com` means https; ports are preserved, paths dropped; user names and
 * passwords are rejected. Plain http is for private hosts only, and only with `allowInsecure`; a private host
 * without a scheme then means http too.
 */
export const readTypedAddress = (typed: string, allowInsecure: boolean): TypedAddress => {
  const text = typed.trim();
  const hasScheme = SCHEME.test(text);
  const address = hasScheme ? text : `https://${isIPv6(text) ? `[${text}]` : text}`;
  if (!URL.canParse(address)) return { kind: 'not-an-address' };
  const url = new URL(address);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isWeb || url.username || url.password) return { kind: 'not-an-address' };
  const isPrivate = isPrivateHost(url.hostname);
  if (url.protocol === 'http:' && !(isPrivate && allowInsecure)) {
    return { kind: 'insecure', mayAllow: isPrivate };
  }
  if (isPrivate && !hasScheme) {
    const origin = allowInsecure ? `http://${url.host}` : url.origin;
    return { kind: 'origin', origin, mayBeInsecure: !allowInsecure };
  }
  return { kind: 'origin', origin: url.origin, mayBeInsecure: false };
};
