// Without zod, because the portal starts with it.

/** Kinds of files in the library (SPEC sections 2 and 9): by extension, never by content. */
export const mediaKinds = ['image', 'video', 'other'] as const;
export type MediaKind = (typeof mediaKinds)[number];

/** Types shown as pictures; all others show an icon. */
export const imageTypes: readonly string[] = ['jpg', 'jpeg', 'png', 'gif', 'webp'];
/** Types shown with the video icon. */
export const videoTypes: readonly string[] = ['mp4', 'mov', 'avi'];

export const toMediaKind = (type: string): MediaKind =>
  imageTypes.includes(type) ? 'image' : videoTypes.includes(type) ? 'video' : 'other';

/** Maximum number of files per download, per request for picture sizes, and that are cleaned at once. */
export const MAX_DOWNLOADED_FILES = 5000;
export const MAX_MEASURED_FILES = 500;
export const MAX_CLEANED_FILES = 500;
