import { safeStorage } from 'electron';
import type { Keyring } from '../storage/encrypted-file.ts';

/** How Chromium marks what it has encrypted with a key of the Secret Service or KWallet, or of a sandbox's portal. */
const KEYRING_MARKS = ['v11', 'v12'];

/**
 * The system's keyring. Where none runs, Linux encrypts with a key that everybody has (`v10`), and calls that
 * available too: only what has been encrypted tells. Separate from the stores, which are tested without Electron.
 */
export const systemKeyring: Keyring = {
  isAvailable: async () => {
    if (!(await safeStorage.isAsyncEncryptionAvailable())) return false;
    if (process.platform !== 'linux') return true;
    const encrypted = await safeStorage.encryptStringAsync('probe');
    return KEYRING_MARKS.includes(encrypted.subarray(0, 3).toString());
  },
  encrypt: (text) => safeStorage.encryptStringAsync(text),
  decrypt: async (data) => {
    const { result, shouldReEncrypt } = await safeStorage.decryptStringAsync(Buffer.from(data));
    return { text: result, isOutdated: shouldReEncrypt };
  },
};
