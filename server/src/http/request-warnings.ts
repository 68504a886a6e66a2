import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { type Config, isLoopbackName } from '../config.ts';
import type { Log } from '../log.ts';

/** Returns a warning when a request reveals a wrong setting. */
type Check = (request: IncomingMessage) => string | undefined;

/** Addresses that no visitor from the internet has: loopback, private, link-local, carrier-grade NAT. */
const privateAddresses = new BlockList();
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const) {
  privateAddresses.addSubnet(network, prefix);
}
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  privateAddresses.addSubnet(network, prefix, 'ipv6');
}

const isPrivateAddress = (address: string): boolean =>
  privateAddresses.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/**
 * A name that resolves only inside a private network; `hostname` is the URL parser's form of a Host header.
 */
const isPrivateName = (hostname: string): boolean => {
  const address = hostname.replace(/^\[|\]$/g, '');
  if (isIP(address)) return isPrivateAddress(address);
  return (
    isLoopbackName(hostname) ||
    !hostname.includes('.') ||
    /\.(?:local|lan|internal|home\.arpa)$/.test(hostname)
  );
};

/**
 * Checks each request for signs of a wrong TRUST_PROXY or SITE_URL and logs one warning for each of the two,
 * with what to do. Until then it reads one or two headers per request; after that the cost is not measurable.
 */
export const requestWarnings = (
  config: Pick<Config, 'trustProxy' | 'siteUrl'>,
  log: Pick<Log, 'warn'>,
): ((request: IncomingMessage) => void) => {
  const checks = new Set<Check>([
    config.trustProxy === 0 ? proxyIsNotTrusted : trustedHops(config.trustProxy),
  ]);
  if (isLoopbackName(new URL(config.siteUrl).hostname)) checks.add(siteUrlIsLocal(config.siteUrl));
  return (request) => {
    for (const check of checks) {
      const warning = check(request);
      if (warning === undefined) continue;
      checks.delete(check);
      log.warn(warning);
    }
  };
};

const proxyIsNotTrusted: Check = ({ headers }) =>
  headers['x-forwarded-for'] === undefined && headers.forwarded === undefined
    ? undefined
    : 'A request came with X-Forwarded-For or Forwarded, but TRUST_PROXY is 0. If a reverse proxy stands in front of this server, all visitors share one rate limit: set TRUST_PROXY to the number of proxies (1 for one) and let the proxy send X-Forwarded-For. If there is no proxy, someone made the header up, and nothing needs to be done.';

/**
 * Each proxy appends the address it was called from: the header must have at least as many as there are hops.
 */
const trustedHops =
  (hops: number): Check =>
  ({ headers }) => {
    const header = headers['x-forwarded-for'];
    if (header === undefined) return undefined;
    const addresses = String(header).split(',');
    if (addresses.length === hops) return undefined;
    if (addresses.length < hops) {
      return `TRUST_PROXY is ${hops}, but a request came through fewer proxies (${addresses.length}): visitors could pretend to have any address. Set TRUST_PROXY to the number of reverse proxies between visitors and this server.`;
    }
    const client = addresses.at(-hops)?.trim() ?? '';
    const before = addresses.at(-hops - 1)?.trim() ?? '';
    if (isIP(client) && isPrivateAddress(client) && isIP(before) && !isPrivateAddress(before)) {
      return `TRUST_PROXY is ${hops}, but the address it leads to is that of another proxy: all visitors behind it share one rate limit. Set TRUST_PROXY to the number of reverse proxies between visitors and this server.`;
    }
    return undefined;
  };

const siteUrlIsLocal = (siteUrl: string): Check => {
  // Most requests have the same host as the previous one.
  let last: string | undefined;
  return ({ headers: { host } }) => {
    if (host === undefined || host === last) return undefined;
    last = host;
    if (!/^[\w.:[\]-]{1,255}$/.test(host) || !URL.canParse(`http://${host}`)) return undefined;
    const { hostname } = new URL(`http://${host}`);
    if (isPrivateName(hostname)) return undefined;
    return `Visitors come to ${hostname}, but SITE_URL is ${siteUrl}: links for search engines and previews lead nowhere. Set SITE_URL to the address that visitors see, such as https://${hostname}.`;
  };
};
