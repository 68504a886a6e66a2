/** What is wrong and what to do about it, in one sentence, for each reason of which no more than the host is said. */
export const plainSentences = (host: string) => ({
  'not-an-address':
    'This is not a server address: type it as you would in a browser, such as shop.example.com.',
  'no-network': 'This computer is not connected to the network: check its cable or Wi-Fi and try again.',
  'local-network': `${host} cannot be reached: check that it is running, and that this program is allowed in System Settings ▸ Privacy & Security ▸ Local Network.`,
  'name-unknown': `There is no server called ${host}: check how the address is spelled.`,
  refused: `${host} refuses the connection: check the address, and that the server is running.`,
  'no-answer': `${host} does not answer: check the address, and that the server is running, then try again.`,
  certificate: `The certificate of ${host} is not trusted, so nothing was sent: ask whoever runs the server to fix it.`,
  'certificate-date': `The certificate of ${host} has expired, or the clock of this computer is wrong (it says ${new Date().toLocaleString('en-US', { dateStyle: 'full', timeStyle: 'short' })}): set the clock, or ask whoever runs the server to renew the certificate.`,
  encryption: `${host} offers only outdated encryption, so nothing was sent: ask whoever runs the server to update it.`,
  'client-certificate': `${host} asks this computer for a certificate, which this program does not send: ask whoever runs the server.`,
  proxy: `The proxy of this network does not let the connection to ${host} through: ask whoever looks after the network.`,
  busy: `${host} is there but busy, perhaps just being updated: try again in a minute.`,
  'not-our-server': `${host} answers, but it is not the shop’s server: check the address.`,
});

export type PlainFailure = keyof ReturnType<typeof plainSentences>;
/** Reasons why a server cannot be used; each has its own sentence. */
export type ConnectFailure = PlainFailure | 'insecure' | 'moved' | 'version';

/** Chromium's names of network errors, without `net::ERR_`; any others count as `no-answer`. */
const failures: readonly (readonly [RegExp, PlainFailure])[] = [
  [/^(?:INTERNET_DISCONNECTED|NETWORK_)/, 'no-network'],
  [/^(?:PROXY_|TUNNEL_|MANDATORY_PROXY_|UNEXPECTED_PROXY_AUTH)/, 'proxy'],
  [/^SSL_VERSION_OR_CIPHER_MISMATCH/, 'encryption'],
  [/^SSL_CLIENT_AUTH_/, 'client-certificate'],
  [/^(?:NAME_NOT_RESOLVED|NAME_RESOLUTION_FAILED|ICANN_NAME_COLLISION)/, 'name-unknown'],
  [/^(?:CONNECTION_REFUSED|UNSAFE_PORT)/, 'refused'],
  [/^CERT_DATE_INVALID/, 'certificate-date'],
  [/^(?:CERT_|SSL_|BAD_SSL_)/, 'certificate'],
  [/^(?:INVALID_|RESPONSE_HEADERS_|CONTENT_|INCOMPLETE_|TOO_MANY_REDIRECTS)/, 'not-our-server'],
];

/** Chromium's name of the network error in a failed `net.fetch`, if it is one. */
const getNetError = (error: unknown): string | undefined =>
  error instanceof Error ? /net::ERR_([A-Z\d_]+)/.exec(error.message)?.[1] : undefined;

/** The computer, as far as it explains a failure. */
interface ComputerState {
  readonly isOnline: boolean;
  readonly platform: NodeJS.Platform;
}

/** Of what the server answers, or the network in its place; undefined if it may be our server's. */
export const statusFailure = (status: number): PlainFailure | undefined => {
  // Both want a sign-in of their own: a proxy, and the page of a hotel's network.
  if (status === 407 || status === 511) return 'proxy';
  return status === 429 || status >= 500 ? 'busy' : undefined;
};

/** Whether a failed `net.fetch` was told to follow no redirect, and came upon one. */
export const isRedirectFailure = (error: unknown): boolean =>
  getNetError(error) === undefined && error instanceof Error && /redirect/i.test(error.message);

/** Why a request failed. */
export const toConnectFailure = (error: unknown, { isOnline, platform }: ComputerState): PlainFailure => {
  const code = getNetError(error);
  if (code === undefined) return 'no-answer';
  // Nobody has this address in the local network; macOS says the same when it keeps programs out of it.
  if (code === 'ADDRESS_UNREACHABLE' && isOnline)
    return platform === 'darwin' ? 'local-network' : 'no-answer';
  if (code === 'ADDRESS_UNREACHABLE') return 'no-network';
  const why = failures.find(([names]) => names.test(code))?.[1] ?? 'no-answer';
  // Without a network no name can be resolved, which does not mean that the name is wrong.
  return why === 'name-unknown' && !isOnline ? 'no-network' : why;
};

/** The address that was tried only leads to the server. */
export const movedSentence = (host: string): string =>
  `The shop’s server is now at ${host}: enter that address (File ▸ Server address…).`;

/** For a person who has just typed the other address. */
export const movedQuestion = (host: string): string =>
  `The shop’s server is at ${host}: connect to that one?`;

/** What is wrong with a server in a private network that was asked for an encrypted connection. */
export const orPlainSentence = (sentence: string): string =>
  `${sentence.slice(0, -1)}; if it has no certificate, allow an unencrypted connection below.`;

/** Why plain http is not used; depends on whether the user may allow it. */
export const insecureSentence = (mayAllow: boolean, host: string): string =>
  mayAllow
    ? `The connection to ${host} would not be encrypted: type https:// before the address, or allow it below if the server is in your own network.`
    : 'An address with http:// would send the password over the internet for anyone to read: type https:// instead.';

const getMajor = (version: string): number => Number.parseInt(version, 10);

/** Whether server and console are compatible: their major versions are equal. */
export const versionsMatch = (server: string, console: string): boolean =>
  getMajor(server) === getMajor(console);

/** Says which of the two is older and who has to update it. */
export const versionSentence = (server: string, console: string): string =>
  getMajor(server) > getMajor(console)
    ? `The server has version ${server} and this program is older (${console}): install the new version of this program.`
    : `This program has version ${console} and the server is older (${server}): ask whoever runs the server to update it.`;
