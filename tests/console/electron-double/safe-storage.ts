import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import type { SafeStorage } from 'electron';
import { app } from './app.ts';
import { computer } from './computer.ts';
import { strict } from './strict.ts';

/** The key in the user's keyring; the same for every start on one computer. */
const key = () => createHash('sha256').update('the keyring of the stand-in').digest();
const PREFIX = Buffer.from('v11');

const needKeyring = () => {
  if (computer().keyring === 'none') throw new Error('Encryption is not available.');
};

/** Desktops whose keyring Chromium knows; on others it takes its fixed password. */
const KNOWN = ['X-Cinnamon', 'Deepin', 'GNOME', 'Pantheon', 'XFCE', 'UKUI', 'Unity', 'KDE'];

/** Without a name the backend is the one given when the program is started, as `--password-store` does. */
const hasKnownKeyring = (desktop: string): boolean =>
  desktop === '' || desktop.split(':').some((name) => KNOWN.includes(name));

export const safeStorage = strict('safeStorage', {
  // As on Linux: not before the app is ready.
  isAsyncEncryptionAvailable: async () => app.isReady() && computer().keyring !== 'none',
  getSelectedStorageBackend: () => {
    if (!app.isReady()) return 'unknown';
    return computer().keyring === 'keyring' && hasKnownKeyring(computer().desktop)
      ? 'gnome_libsecret'
      : 'basic_text';
  },
  setUsePlainTextEncryption: () => {},
  encryptStringAsync: async (text: string): Promise<Buffer> => {
    needKeyring();
    const start = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', key(), start);
    return Buffer.concat([PREFIX, start, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
  },
  decryptStringAsync: async (sealed: Buffer) => {
    needKeyring();
    if (!sealed.subarray(0, 3).equals(PREFIX)) {
      throw new Error('Error while decrypting the ciphertext provided to safeStorage.decryptStringAsync.');
    }
    const decipher = createDecipheriv('aes-256-gcm', key(), sealed.subarray(3, 15));
    decipher.setAuthTag(sealed.subarray(-16));
    const result = decipher.update(sealed.subarray(15, -16)).toString('utf8') + decipher.final('utf8');
    return { result, shouldReEncrypt: false };
  },
} satisfies Partial<SafeStorage>);
