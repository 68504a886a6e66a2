import { safeStorage } from 'electron';
import type { Keyring } from '../storage/session-vault.ts';

/** The system's keyring. Linux without one falls back to a key that anybody can look up: that is none. */
export const systemKeyring: Keyring = {
  isThere: () =>
    safeStorage.isEncryptionAvailable() &&
    (process.platform !== 'linux' || safeStorage.getSelectedStorageBackend() !== 'basic_text'),
  encrypt: (text) => safeStorage.encryptString(text),
  decrypt: (data) => safeStorage.decryptString(Buffer.from(data)),
};
