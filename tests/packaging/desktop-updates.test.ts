import { expect, test } from 'vitest';
import { desktopUpdates } from '../../scripts/lib/desktop-updates.mjs';

const DESKTOP_UPDATE_URL = 'https://www.example.com/desktop/';
const publish = { provider: 'generic', url: DESKTOP_UPDATE_URL, useMultipleRangeRequest: false };

test.each(['win', 'mac', 'linux'] as const)('packages for %s look for updates nowhere by default', (name) => {
  expect(desktopUpdates(name, {})).toMatchObject({
    sentence: expect.stringContaining('off, because DESKTOP_UPDATE_URL is not set'),
    configuration: {},
  });
});

test.each([
  ['win', 'set WIN_CSC_LINK or CSC_LINK'],
  ['mac', 'set CSC_LINK or CSC_NAME'],
] as const)('unsigned packages for %s never look for updates', (name, advice) => {
  const { sentence, configuration } = desktopUpdates(name, { DESKTOP_UPDATE_URL });
  expect(configuration).toEqual({});
  expect(sentence).toContain(advice);
});

test.each([
  ['win', { WIN_CSC_LINK: 'shop.p12' }],
  ['win', { CSC_LINK: 'shop.p12' }],
  ['mac', { CSC_NAME: 'Oren Vale' }],
] as const)('signed packages for %s look where they are told, and must be signed', (name, certificate) => {
  const { sentence, configuration } = desktopUpdates(name, { DESKTOP_UPDATE_URL, ...certificate });
  expect(configuration).toEqual({ [name]: { publish, forceCodeSigning: true } });
  expect(sentence).toContain(DESKTOP_UPDATE_URL);
});

test('packages for Linux, which signs none, look where they are told', () => {
  expect(desktopUpdates('linux', { DESKTOP_UPDATE_URL }).configuration).toEqual({ linux: { publish } });
});

test.each(['http://www.example.com/desktop/', 'www.example.com', 'file:///desktop'])(
  'updates from %s are refused: it is no https address',
  (url) => {
    expect(() => desktopUpdates('linux', { DESKTOP_UPDATE_URL: url })).toThrow(
      /^DESKTOP_UPDATE_URL is ".+", but it must be the https address/,
    );
  },
);
