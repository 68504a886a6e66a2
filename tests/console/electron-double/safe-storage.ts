import type { SafeStorage } from 'electron';
import { app } from './app.ts';
import { computer } from './computer.ts';
import { strict } from './strict.ts';

const KEYRING = 'v11';
/** Encrypted with the key that everybody has: where Linux has no keyring, Electron falls back to it and says nothing. */
const PUBLIC = 'v10';
const flip = (bytes: Uint8Array) => Buffer.from(bytes.map((byte) => byte ^ 0xff));

const hasKeyring = () => computer().keyring === 'keyring';

/** As on Linux. Makes unreadable, and no more. */
export const safeStorage = strict('safeStorage', {
  // Not before the app is ready; then always, whether or not a keyring runs.
  isAsyncEncryptionAvailable: async () => app.isReady(),
  encryptStringAsync: async (text: string): Promise<Buffer> =>
    Buffer.concat([Buffer.from(hasKeyring() ? KEYRING : PUBLIC), flip(Buffer.from(`ours${text}`))]),
  decryptStringAsync: async (sealed: Buffer) => {
    const mark = sealed.subarray(0, KEYRING.length).toString();
    const text = flip(sealed.subarray(KEYRING.length)).toString();
    const hasKey = mark === PUBLIC || (mark === KEYRING && hasKeyring());
    if (!hasKey || !text.startsWith('ours'))
      throw new Error('Error while decrypting the ciphertext provided to safeStorage.decryptStringAsync.');
    return { result: text.slice(4), shouldReEncrypt: mark === PUBLIC && hasKeyring() };
  },
} satisfies Partial<SafeStorage>);
