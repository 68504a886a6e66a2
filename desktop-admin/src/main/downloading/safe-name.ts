/** Longest name, in characters: with the folders before it, it stays below Windows' 260. */
const LONGEST = 150;
/** Windows keeps these for devices, whatever stands behind the dot. */
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
  if (name.length <= LONGEST) return name;
  const dot = name.lastIndexOf('.');
  const extension = dot > 0 && name.length - dot <= 10 ? name.slice(dot) : '';
  return name.slice(0, LONGEST - extension.length).trimEnd() + extension;
};

/** A name that a file may have on this computer, Windows included; itself where it can be. */
export const safeFileName = (name: string): string => {
  const safe = name
    .replace(FORBIDDEN, '_')
    .replace(/[. ]+$/, '')
    .replace(/^\.+/, '')
    .replace(DEVICE, '$&_');
  return shortened(safe) || 'file';
};

/** The same for a file of the media folder. */
export const safeName = (publicUrl: string): string =>
  safeFileName(decoded(publicUrl.slice(publicUrl.lastIndexOf('/') + 1)));
