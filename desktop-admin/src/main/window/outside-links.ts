const OUTSIDE = ['https:', 'mailto:', 'tel:'];

/**
 * The address that the system may open for the page: https, mailto and tel, and what the configured
 * server shows, should that be plain http. Undefined for everything else.
 */
export const outsideLink = (address: string, server: string | undefined): string | undefined => {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.username || url.password) return undefined;
  return OUTSIDE.includes(url.protocol) || (url.protocol === 'http:' && url.origin === server)
    ? url.href
    : undefined;
};
