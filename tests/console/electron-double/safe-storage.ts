import type { SafeStorage } from 'electron';
import { app } from './app.ts';
import { computer } from './computer.ts';
import { strict } from './strict.ts';

const MARK = Buffer.from('v11');
const flip = (bytes: Uint8Array) => Buffer.from(bytes.map((byte) => byte ^ 0xff));

const needKeyring = () => {
  if (computer().keyring === 'none') throw new Error('Encryption is not available.');
};

/** Makes unreadable, and no more. */
export const safeStorage = strict('safeStorage', {
  // As on Linux: not before the app is ready.
  isAsyncEncryptionAvailable: async () => app.isReady() && computer().keyring !== 'none',
  getSelectedStorageBackend: () => (app.isReady() ? 'gnome_libsecret' : 'unknown'),
  encryptStringAsync: async (text: string): Promise<Buffer> => {
    needKeyring();
    return Buffer.concat([MARK, flip(Buffer.from(`ours${text}`))]);
  },
  decryptStringAsync: async (sealed: Buffer) => {
    needKeyring();
    const text = flip(sealed.subarray(MARK.length)).toString();
    if (!sealed.subarray(0, MARK.length).equals(MARK) || !text.startsWith('ours'))
      throw new Error('Error while decrypting the ciphertext provided to safeStorage.decryptStringAsync.');
    return { result: text.slice(4), shouldReEncrypt: false };
  },
} satisfies Partial<SafeStorage>);
