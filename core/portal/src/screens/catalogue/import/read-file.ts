import { decodeFile } from '@jeweler/core/format';
import { IMPORT_LIMIT_BYTES, type ImportFormat } from '@jeweler/core/schemas';

/** A file whose text has been read. */
export interface ImportFile {
  readonly name: string;
  readonly format: ImportFormat;
  readonly text: string;
}

export const TOO_LARGE =
  'is larger than 8 MB, which is more than the portal accepts. Ask whoever runs the server to import it there.';

/** Reads a file that somebody has chosen; or says, behind its name, what to do about it. */
export const readImportFile = async (file: File): Promise<ImportFile | { readonly advice: string }> => {
  const { name, size } = file;
  const [format] = /(?:json|csv)$/.exec(name.toLowerCase().match(/\.\w+$/)?.[0] ?? '') ?? [];
  if (format !== 'json' && format !== 'csv') {
    return { advice: 'is neither .csv nor .json. In a spreadsheet, choose File, Save as, and the type CSV.' };
  }
  if (size > IMPORT_LIMIT_BYTES) return { advice: TOO_LARGE };
  try {
    const decoded = decodeFile(new Uint8Array(await file.arrayBuffer()), format);
    return 'advice' in decoded ? decoded : { name, format, text: decoded.text };
  } catch {
    // Moved, deleted or replaced since it was chosen, or a folder.
    return { advice: 'cannot be read. Please choose it again.' };
  }
};
