import { expect, test } from 'vitest';
import { onPlatform, withElectron } from '../../../../tests/support/fake-electron.ts';

test.each([
  ['linux', true, 'gnome_libsecret', true],
  ['linux', true, 'basic_text', false],
  ['linux', false, 'gnome_libsecret', false],
  // Only Linux has that fallback, and the question.
  ['darwin', true, undefined, true],
  ['win32', false, undefined, false],
] as const)(
  'on %s with encryption %s by %s, secrets may be written: %s',
  async (system, has, backend, may) => {
    onPlatform(system);
    const safeStorage = {
      isAsyncEncryptionAvailable: async () => has,
      ...(backend && { getSelectedStorageBackend: () => backend }),
    };
    const { systemKeyring } = await withElectron({ safeStorage }, () => import('./keyring.ts'));
    expect(await systemKeyring.isAvailable()).toBe(may);
  },
);

test('what the system calls outdated is said to be', async () => {
  const safeStorage = { decryptStringAsync: async () => ({ result: 'a secret', shouldReEncrypt: true }) };
  const { systemKeyring } = await withElectron({ safeStorage }, () => import('./keyring.ts'));
  expect(await systemKeyring.decrypt(new Uint8Array(3))).toEqual({ text: 'a secret', isOutdated: true });
});
