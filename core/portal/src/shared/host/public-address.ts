import type { AdminHost } from './admin-host.ts';

const isLoopback = (origin: string): boolean => {
  const { hostname } = new URL(origin);
  return /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
};

/**
 * The addresses that a host's staff copy and open: of the server's own public origin, unless that is a loopback address
 * (SITE_URL was never set) and the server was reached from another computer.
 * @param connected origin that the server was reached at, which counts until it has said its own
 */
export const publicAddresses = (
  connected: string,
): Required<Pick<AdminHost, 'publicAddress' | 'learnPublicOrigin'>> => {
  let origin = connected;
  return {
    publicAddress: (rootRelative) => new URL(rootRelative, origin).href,
    learnPublicOrigin: (said) => {
      origin = isLoopback(said) && !isLoopback(connected) ? connected : said;
    },
  };
};
