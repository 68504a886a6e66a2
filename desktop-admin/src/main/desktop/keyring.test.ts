import { expect, test } from 'vitest';
import { onPlatform, withElectron } from '../../../../tests/support/fake-electron.ts';

test.each([
  // The Secret Service or KWallet, and the portal of a sandbox.
  ['linux', true, 'v11', true],
  ['linux', true, 'v12', true],
  // None of them runs, whatever the desktop is called.
  ['linux', true, 'v10', false],
  ['linux', false, 'v11', false],
  // Here v10 is written with a key of the system's own.
  ['darwin', true, 'v10', true],
  ['win32', true, 'v10', true],
  ['win32', false, 'v10', false],
] as const)('on %s with encryption %s as %s, secrets may be written: %s', async (system, has, tag, may) => {
  onPlatform(system);
  const safeStorage = {
    isAsyncEncryptionAvailable: async () => has,
    encryptStringAsync: async (text: string) => Buffer.from(`${tag}${text}`),
  };
  const { systemKeyring } = await withElectron({ safeStorage }, () => import('./keyring.ts'));
  expect(await systemKeyring.isAvailable()).toBe(may);
});

test('what the system calls outdated is said to be', async () => {
  const safeStorage = { decryptStringAsync: async () => ({ result: 'a secret', shouldReEncrypt: true }) };
  const { systemKeyring } = await withElectron({ safeStorage }, () => import('./keyring.ts'));
  expect(await systemKeyring.decrypt(new Uint8Array(3))).toEqual({ text: 'a secret', isOutdated: true });
});
