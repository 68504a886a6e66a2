import { searchable } from '@jeweler/core/format';
import { type MediaFile, type MediaKind, toMediaKind } from '@jeweler/core/schemas';

/** A file with precomputed values for search, filters and sorting. */
export interface LibraryFile extends Readonly<MediaFile> {
  /** Name and path in the form that the search compares. */
  readonly searchKey: string;
  /** Path of its folder, without a trailing slash; empty at the top. */
  readonly folder: string;
  readonly kind: MediaKind;
}

/** The identifier of a file (SPEC section 4). */
export const getPublicUrl = ({ publicUrl }: Pick<MediaFile, 'publicUrl'>): string => publicUrl;

/** What a file keeps when it is renamed or moved, and is unlikely to share with another file. */
export const getIdentity = ({
  size,
  lastModified,
  addedAt,
}: Pick<MediaFile, 'size' | 'lastModified' | 'addedAt'>): string => [size, lastModified, addedAt].join(' ');

export const toLibraryFile = (file: MediaFile): LibraryFile => {
  const { name, relativePath } = file;
  const slash = relativePath.lastIndexOf('/');
  return {
    ...file,
    // The name is normally the last part of the path; if a server sends another one, both are searched.
    searchKey: searchable(relativePath.endsWith(name) ? relativePath : `${name}\n${relativePath}`),
    folder: relativePath.slice(0, Math.max(slash, 0)),
    kind: toMediaKind(file.type),
  };
};
