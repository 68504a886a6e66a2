import { BlockList, isIPv4, isIPv6 } from 'node:net';

const privateAddresses = new BlockList();
for (const [subnet, bits, family] of [
  ['127.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  // Shared address space: private networks over the internet, such as Tailscale's.
  ['100.64.0.0', 10, 'ipv4'],
  ['::1', 128, 'ipv6'],
  ['fc00::', 7, 'ipv6'],
  ['fe80::', 10, 'ipv6'],
] as const) {
  privateAddresses.addSubnet(subnet, bits, family);
}

/** Top-level domains that no public server can have. */
const privateEndings = [
  '.localhost',
  '.local',
  '.internal',
  '.home.arpa',
  '.lan',
  '.home',
  '.corp',
  '.intranet',
  '.private',
  '.localdomain',
];

/**
 * Whether a host is this computer or in its local network: loopback, private and link-local addresses, names
 * outside the public DNS (`localhost`, `*.local`, single-word names).
 * @param hostname as normalized by `URL`: lower case, IPv6 in brackets
 */
export const isPrivateHost = (hostname: string): boolean => {
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  if (isIPv4(host)) return privateAddresses.check(host, 'ipv4');
  if (isIPv6(host)) return privateAddresses.check(host, 'ipv6');
  return host !== '' && (!host.includes('.') || privateEndings.some((ending) => host.endsWith(ending)));
};
