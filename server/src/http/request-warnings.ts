import type { RequestHandler } from 'express';
import { type Config, isLocalSite } from '../config.ts';
import type { Log } from '../log.ts';

/** A public name in a Host header: addresses, names without a dot and those of a local network are none. */
const PUBLIC_HOST =
  /^(?=.{1,255}$)(?<name>(?:[a-z\d-]+\.)+(?!localhost|local|lan|internal|arpa)[a-z]{2,})(?::\d+)?$/i;

/** Warns, once each, of a wrong TRUST_PROXY or SITE_URL that a request reveals. */
export const warnOfSettings = (
  { trustProxy, siteUrl }: Pick<Config, 'trustProxy' | 'siteUrl'>,
  log: Pick<Log, 'warn'>,
): RequestHandler => {
  let isProxyExpected = trustProxy > 0;
  let isNameExpected = !isLocalSite(siteUrl);
  return ({ headers }, _response, next) => {
    if (!isProxyExpected && (headers['x-forwarded-for'] ?? headers.forwarded) !== undefined) {
      isProxyExpected = true;
      log.warn(PROXY_WARNING);
    }
    const name = isNameExpected ? undefined : PUBLIC_HOST.exec(headers.host ?? '')?.groups?.name;
    if (name !== undefined) {
      isNameExpected = true;
      log.warn(
        `Visitors come to ${name}, but SITE_URL is ${siteUrl}: links for search engines and previews lead nowhere. Set SITE_URL to the address that visitors see, such as https://${name}.`,
      );
    }
    next();
  };
};

const PROXY_WARNING =
  'A request came with X-Forwarded-For or Forwarded, but TRUST_PROXY is 0. If a reverse proxy stands in front of this server, all visitors share one rate limit: set TRUST_PROXY to the number of proxies (1 for one) and let the proxy send X-Forwarded-For. If there is no proxy, someone made the header up, and nothing needs to be done.';
