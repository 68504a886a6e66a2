/**
 * Maximum length of a name, in characters: together with its folders it stays below Windows' limit of 260.
 */
const MAX_NAME_LENGTH = 150;
/** Names that Windows reserves for devices, with any extension. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;
const FORBIDDEN = /[<>:"/\\|?*\p{Cc}\p{Surrogate}]/gu;

const decoded = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

const shortened = (name: string): string => {
  if (name.length <= MAX_NAME_LENGTH) return name;
  const dot = name.lastIndexOf('.');
  const extension = dot > 0 && name.length - dot <= 10 ? name.slice(dot) : '';
  return name.slice(0, MAX_NAME_LENGTH - extension.length).trimEnd() + extension;
};

/** A file name that is valid on this computer, including Windows; unchanged if it already is. */
export const safeFileName = (name: string): string => {
  const safe = name
    .replace(FORBIDDEN, '_')
    .replace(/[. ]+$/, '')
    .replace(/^\.+/, '')
    .replace(DEVICE, '$&_');
  return shortened(safe) || 'file';
};

/** A valid file name for a file of the media folder. */
export const safeName = (publicUrl: string): string =>
  safeFileName(decoded(publicUrl.slice(publicUrl.lastIndexOf('/') + 1)));
