import type { MediaFile } from '@jeweler/core/schemas';

/** A media file in the form the server lists it. */
export const mediaFile = (relativePath: string, rest: Partial<MediaFile> = {}): MediaFile => {
  const name = relativePath.slice(relativePath.lastIndexOf('/') + 1);
  const dot = name.lastIndexOf('.');
  return {
    name,
    relativePath,
    publicUrl: `/media/${relativePath.split('/').map(encodeURIComponent).join('/')}`,
    type: dot > 0 ? name.slice(dot + 1).toLowerCase() : '',
    size: 1000,
    lastModified: '2026-11-20T10:00:00.000Z',
    ...rest,
  };
};
