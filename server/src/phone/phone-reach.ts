import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import type { PhoneLink } from '@jeweler/core/schemas';
import { isLocalSite } from '../config.ts';

interface PhoneReach {
  /** Where a phone finds the server, as far as that is known. */
  readonly origin: string;
  readonly reach: PhoneLink['reach'];
}

const ALL = new Set(['0.0.0.0', '::', '[::]']);

/** This machine's address in its own network: rather one that routers give than that of a virtual machine's network. */
const ownAddress = (): string | undefined => {
  const addresses = Object.values(networkInterfaces())
    .flatMap((found) => found ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address);
  return addresses.find((address) => address.startsWith('192.168.')) ?? addresses[0];
};

/**
 * The origin that a phone can open: the site's public address; where that is this computer's own name, its address
 * in the network, if the server listens there.
 */
export const phoneReach = (
  { siteUrl, host, port }: { readonly siteUrl: string; readonly host: string; readonly port: number },
  findOwn: () => string | undefined = ownAddress,
): PhoneReach => {
  if (!isLocalSite(siteUrl)) return { origin: siteUrl, reach: 'public' };
  const address = ALL.has(host) ? findOwn() : isIP(host) === 4 && !host.startsWith('127.') ? host : undefined;
  return address === undefined
    ? { origin: siteUrl, reach: 'none' }
    : { origin: `http://${address}:${port}`, reach: 'network' };
};
