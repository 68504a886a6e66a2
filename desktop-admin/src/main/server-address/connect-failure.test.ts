import { expect, test, vi } from 'vitest';
import {
  insecureSentence,
  isRedirectFailure,
  movedSentence,
  plainSentences,
  toConnectFailure,
  versionSentence,
  versionsMatch,
} from './connect-failure.ts';

const ONLINE = { isOnline: true, platform: 'linux' } as const;
const OFFLINE = { isOnline: false, platform: 'linux' } as const;

test.each([
  ['ERR_INTERNET_DISCONNECTED', 'no-network'],
  ['ERR_NETWORK_CHANGED', 'no-network'],
  ['ERR_ADDRESS_UNREACHABLE', 'no-answer'],
  ['ERR_PROXY_CONNECTION_FAILED', 'proxy'],
  ['ERR_TUNNEL_CONNECTION_FAILED', 'proxy'],
  ['ERR_UNEXPECTED_PROXY_AUTH', 'proxy'],
  ['ERR_SSL_VERSION_OR_CIPHER_MISMATCH', 'encryption'],
  ['ERR_SSL_CLIENT_AUTH_CERT_NEEDED', 'client-certificate'],
  ['ERR_NAME_NOT_RESOLVED', 'name-unknown'],
  ['ERR_CONNECTION_REFUSED', 'refused'],
  ['ERR_CONNECTION_TIMED_OUT', 'no-answer'],
  ['ERR_CONNECTION_RESET', 'no-answer'],
  ['ERR_EMPTY_RESPONSE', 'no-answer'],
  ['ERR_TIMED_OUT', 'no-answer'],
  ['ERR_CERT_AUTHORITY_INVALID', 'certificate'],
  ['ERR_CERT_DATE_INVALID', 'certificate-date'],
  ['ERR_CERT_COMMON_NAME_INVALID', 'certificate'],
  ['ERR_SSL_PROTOCOL_ERROR', 'certificate'],
  ['ERR_INVALID_HTTP_RESPONSE', 'not-our-server'],
  ['ERR_SOMETHING_NEW', 'no-answer'],
])('net::%s is told as %s', (code, why) => {
  expect(toConnectFailure(new Error(`net::${code}`), ONLINE)).toBe(why);
});

test('a name that cannot be looked up offline is the network’s fault', () => {
  expect(toConnectFailure(new Error('net::ERR_NAME_NOT_RESOLVED'), OFFLINE)).toBe('no-network');
});

test('an address that nobody has may be one that macOS hides, or a computer without a network', () => {
  const unreachable = new Error('net::ERR_ADDRESS_UNREACHABLE');
  expect(toConnectFailure(unreachable, { isOnline: true, platform: 'darwin' })).toBe('local-network');
  expect(toConnectFailure(unreachable, { isOnline: false, platform: 'darwin' })).toBe('no-network');
  expect(toConnectFailure(unreachable, OFFLINE)).toBe('no-network');
});

test('a redirect that is not followed is no failure of the network, and our own timeout is no answer', () => {
  expect(isRedirectFailure(new Error('Redirect was cancelled'))).toBe(true);
  expect(isRedirectFailure(new Error('net::ERR_TOO_MANY_REDIRECTS'))).toBe(false);
  expect(toConnectFailure(new Error('net::ERR_TOO_MANY_REDIRECTS'), ONLINE)).toBe('not-our-server');
  expect(toConnectFailure(new DOMException('Too long.', 'TimeoutError'), ONLINE)).toBe('no-answer');
});

test('every failure has one sentence of its own', () => {
  const sentences = [
    ...Object.values(plainSentences('shop.example')),
    insecureSentence(true, 'shop.example'),
    insecureSentence(false, 'shop.example'),
    versionSentence('2.0.0', '1.0.0'),
    versionSentence('1.0.0', '2.0.0'),
    movedSentence('www.shop.example'),
  ];
  expect(new Set(sentences).size).toBe(sentences.length);
  for (const sentence of sentences) expect(sentence).toMatch(/^[A-Za-z][^.]*(?:\.(?! )[^.]*)*\.$/);
});

test.each([
  [
    'not-an-address',
    'This is not a server address: type it as you would in a browser, such as shop.example.com.',
  ],
  ['no-network', 'This computer is not connected to the network: check its cable or Wi-Fi and try again.'],
  [
    'local-network',
    'shop.example cannot be reached: check that it is running, and that this program is allowed in System Settings ▸ Privacy & Security ▸ Local Network.',
  ],
  ['name-unknown', 'There is no server called shop.example: check how the address is spelled.'],
  ['refused', 'shop.example refuses the connection: check the address, and that the server is running.'],
  [
    'no-answer',
    'shop.example does not answer: check the address, and that the server is running, then try again.',
  ],
  [
    'certificate',
    'The certificate of shop.example is not trusted, so nothing was sent: ask whoever runs the server to fix it.',
  ],
  ['busy', 'shop.example is there but busy, perhaps just being updated: try again in a minute.'],
  ['not-our-server', 'shop.example answers, but it is not the shop’s server: check the address.'],
] as const)('%s: %s', (why, sentence) => {
  expect(plainSentences('shop.example')[why]).toBe(sentence);
});

test('an expired certificate may be a wrong clock, so it is said what the clock says', () => {
  vi.useFakeTimers({ now: new Date(2019, 0, 1, 9, 5) });
  const sentence = plainSentences('shop.example')['certificate-date'].replace('\u202F', ' ');
  expect(sentence).toBe(
    'The certificate of shop.example has expired, or the clock of this computer is wrong (it says Tuesday, January 1, 2019 at 9:05 AM): set the clock, or ask whoever runs the server to renew the certificate.',
  );
});

test('a connection that would not be encrypted is refused on the internet, and asked about at home', () => {
  expect(insecureSentence(false, 'shop.example')).toBe(
    'An address with http:// would send the password over the internet for anyone to read: type https:// instead.',
  );
  expect(insecureSentence(true, 'shop.lan')).toBe(
    'The connection to shop.lan would not be encrypted: type https:// before the address, or allow it below if the server is in your own network.',
  );
});

test('versions match by their first number, and the older one is named', () => {
  expect(versionsMatch('1.9.3', '1.0.0')).toBe(true);
  expect(versionsMatch('10.0.0', '1.0.0')).toBe(false);
  expect(versionsMatch('none', '1.0.0')).toBe(false);
  expect(versionSentence('2.1.0', '1.0.0')).toBe(
    'The server has version 2.1.0 and this program is older (1.0.0): install the new version of this program.',
  );
  expect(versionSentence('1.4.0', '2.0.0')).toBe(
    'This program has version 2.0.0 and the server is older (1.4.0): ask whoever runs the server to update it.',
  );
});
