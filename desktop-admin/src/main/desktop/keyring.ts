import { safeStorage } from 'electron';
import type { Keyring } from '../storage/session-vault.ts';

/**
 * The system's keyring. Without one, Linux falls back to a publicly known key, which does not count. Separate
 * from the vault, which is tested without Electron.
 */
export const systemKeyring: Keyring = {
  isAvailable: async () =>
    (await safeStorage.isAsyncEncryptionAvailable()) &&
    (process.platform !== 'linux' || safeStorage.getSelectedStorageBackend() !== 'basic_text'),
  encrypt: (text) => safeStorage.encryptStringAsync(text),
  decrypt: async (data) => {
    const { result, shouldReEncrypt } = await safeStorage.decryptStringAsync(Buffer.from(data));
    return { text: result, isOutdated: shouldReEncrypt };
  },
};
