import { isIPv6 } from 'node:net';
import { isPrivateHost } from './private-network.ts';

/** What was typed as the server's address, understood. */
export type TypedAddress =
  | {
      readonly kind: 'origin';
      /** Without a trailing slash. */
      readonly origin: string;
      /** The person did not say whether encrypted, and in a private network either may be meant. */
      readonly mayBeInsecure: boolean;
    }
  | { readonly kind: 'not-an-address' }
  | { readonly kind: 'insecure'; readonly mayAllow: boolean };

const SCHEME = /^[a-z][a-z\d+.-]*:\/\//i;

/**
 * Understands an address as people type it: `shop.example.com` means https; ports stay, paths go;
 * names and passwords are refused. Plain http is for private hosts only, and only when `allowInsecure`;
 * then a private host without a scheme is taken to be plain too.
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
