const isLoopback = (origin: string): boolean => {
  const { hostname } = new URL(origin);
  return /^(?:localhost|.+\.localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
};

/**
 * Origin of copied addresses: what the server calls its own, unless that opens on the server's
 * computer only (SITE_URL was never set) and the server was reached from elsewhere.
 */
export const publicOriginOf = (said: string | undefined, connected: string): string =>
  said === undefined || (isLoopback(said) && !isLoopback(connected)) ? connected : said;
