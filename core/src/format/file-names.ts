/** Longest name of a file or folder, in bytes of UTF-8: less than any file system allows, so that a number fits. */
const MAX_NAME_BYTES = 150;
/** Names that mean devices on Windows, whatever extension follows. */
const DEVICE = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])(?=\.|$)/i;
/** Control and direction characters, those without a shape, line separators, halves of surrogate pairs. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** What some file system does not allow in a name. */
const FORBIDDEN = /[<>:"/\\|?*]+/g;
const EXTENSION = /\.[a-z\d]{1,10}$/i;

/** Bytes of UTF-8. The text has no halves of surrogate pairs. */
const byteLength = (text: string): number => encodeURIComponent(text).replace(/%../g, '.').length;

/** Shortens `text` to whole characters of at most `bytes` bytes. */
const shorten = (text: string, bytes: number): string => {
  let short = '';
  let used = 0;
  for (const character of text) {
    used += byteLength(character);
    if (used > bytes) break;
    short += character;
  }
  return short.trimEnd();
};

const splitName = (name: string): [stem: string, extension: string] => {
  const extension = EXTENSION.exec(name)?.[0] ?? '';
  return [name.slice(0, name.length - extension.length), extension];
};

/**
 * The name under which a file or folder is kept: readable as it was, valid on every system and in an address,
 * visible, at most 150 bytes long. `file` where nothing remains of it.
 */
export const toSafeName = (name: string): string => {
  const visible = name
    .normalize('NFC')
    .replace(INVISIBLE, '')
    .replace(FORBIDDEN, '-')
    .replace(/\s+/g, ' ')
    .replace(/[. ~]+$/, '');
  const [stem, extension] = splitName(visible);
  const plain = stem.replace(/^(?:[. ]|~\$)+/, '').trimEnd() || 'file';
  const safe = plain.replace(DEVICE, '_$&');
  return shorten(safe, MAX_NAME_BYTES - byteLength(extension)) + extension;
};

/** Names or paths with the same key are the same on some disk: Windows and macOS tell neither case nor composition. */
export const sameNameKey = (name: string): string => name.normalize('NFC').toLowerCase();

/** The name with a number before its extension: `ring-2.jpg`. */
export const numberedName = (name: string, number: number): string => {
  const [stem, extension] = splitName(name);
  const end = `-${number}${extension}`;
  return shorten(stem, MAX_NAME_BYTES - byteLength(end)) + end;
};
