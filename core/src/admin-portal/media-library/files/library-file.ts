import { type MediaFile, type MediaKind, mediaKindOf } from '../../../schemas/index.ts';

/** A file of the list with what search, filters and sorting ask of it, worked out once. */
export interface LibraryFile extends Readonly<MediaFile> {
  /** Name and path as the search compares them. */
  readonly searchKey: string;
  /** Path of the folder it lies in, without a slash at the end; empty at the top. */
  readonly folder: string;
  readonly kind: MediaKind;
}

/** What a file is called wherever one is told from another (SPEC section 4). */
export const publicUrlOf = ({ publicUrl }: Pick<MediaFile, 'publicUrl'>): string => publicUrl;

/**
 * Text as the search compares it: case does not matter, nor how an accent is encoded (macOS writes
 * names in another form than keyboards do).
 */
export const searchable = (text: string): string => text.normalize('NFC').toLowerCase();

export const toLibraryFile = (file: MediaFile): LibraryFile => {
  const { name, relativePath } = file;
  const slash = relativePath.lastIndexOf('/');
  return {
    ...file,
    // The name is the path's last part; where a server says otherwise both are searched.
    searchKey: searchable(relativePath.endsWith(name) ? relativePath : `${name}\n${relativePath}`),
    folder: relativePath.slice(0, Math.max(slash, 0)),
    kind: mediaKindOf(file.type),
  };
};
