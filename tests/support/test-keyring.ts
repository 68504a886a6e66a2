import type { Keyring } from '../../desktop-admin/src/main/storage/encrypted-file.ts';

/** Inverts all bits, and rejects data that it has not encrypted itself. */
export const keyring: Keyring = {
  isAvailable: async () => true,
  encrypt: async (text) => Buffer.from(`k${text}`).map((byte) => byte ^ 0xff),
  decrypt: async (data) => {
    const text = Buffer.from(data.map((byte) => byte ^ 0xff)).toString();
    if (!text.startsWith('k')) throw new Error('Not mine.');
    return { text: text.slice(1), isOutdated: false };
  },
};
export const noKeyring: Keyring = {
  isAvailable: async () => false,
  encrypt: () => Promise.reject(new Error('There is no keyring.')),
  decrypt: () => Promise.reject(new Error('There is no keyring.')),
};
