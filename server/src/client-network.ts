import { isIP } from 'node:net';
import type { Request } from 'express';
import { ipKeyGenerator } from 'express-rate-limit';

/** The address; a whole IPv6 network counts as one client, since a single household has one. */
export const toNetwork = (address: string): string => ipKeyGenerator(address);

/** Some proxies append the client's port, which differs from request to request: '203.0.113.7:4711'. */
const withoutPort = (address: string): string =>
  /^\[(?<ipv6>[^\]]*)\](?::\d+)?$/.exec(address)?.groups?.ipv6 ??
  (/^[\d.]+:\d+$/.test(address) ? address.slice(0, address.indexOf(':')) : address);

/**
 * Address of the client, as far as TRUST_PROXY allows it to be determined. What a header says counts only if
 * it is an address; otherwise everything that came through the same proxy counts as one client.
 */
export const clientAddress = (request: Request): string => {
  const address = withoutPort(request.ip ?? '');
  return isIP(address) ? address : (request.socket.remoteAddress ?? 'unknown');
};

/** The network that a request comes from. */
export const networkOf = (request: Request): string => toNetwork(clientAddress(request));
