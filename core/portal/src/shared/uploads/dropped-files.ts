import type { PickedFile } from './upload-item.ts';

/** Files that systems leave in folders. */
const isHidden = (name: string): boolean =>
  name.startsWith('.') || /^(?:thumbs\.db|desktop\.ini)$/i.test(name);

const join = (folder: string, name: string): string => (folder === '' ? name : `${folder}/${name}`);

const toFile = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject));

/** A reader hands out some hundred entries at a time. */
const listEntries = async (folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> => {
  const reader = folder.createReader();
  const entries: FileSystemEntry[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return entries;
    entries.push(...some);
  }
};

const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

/**
 * The files that were dropped or pasted, with those in folders; subfolders are kept below `folder`, and what
 * cannot be read is among them, marked. Has to be called
 * in the event's own handler. Stops reading after `limit` files: more would be refused anyway.
 */
export const readTransfer = async (
  { items, files: flat }: DataTransfer,
  folder: string,
  limit: number,
): Promise<readonly PickedFile[]> => {
  // Gone as soon as the handler has returned.
  const entries = [...items].map((item) => item.webkitGetAsEntry?.() ?? item.getAsFile());
  const files: PickedFile[] = [];
  const read = async (entry: FileSystemEntry, target: string): Promise<void> => {
    if (files.length > limit || isHidden(entry.name)) return;
    try {
      if (isFolder(entry))
        for (const inside of await listEntries(entry)) await read(inside, join(target, entry.name));
      else files.push({ file: await toFile(entry as FileSystemFileEntry), folder: target });
    } catch {
      // It costs itself, and is named.
      files.push({ file: new File([], entry.name), folder: target, isUnreadable: true });
    }
  };
  if (entries.length === 0) return [...flat].map((file) => ({ file, folder }));
  for (const entry of entries) {
    if (entry instanceof File) files.push({ file: entry, folder });
    else if (entry) await read(entry, folder);
  }
  return files;
};

/** A pasted picture has no name of its own in most programs. */
export const namePasted = (file: File, now: Date): File => {
  if (!/^image\.\w+$/.test(file.name)) return file;
  const [day = '', time = ''] = new Date(now.getTime() - now.getTimezoneOffset() * 60_000)
    .toISOString()
    .slice(0, 19)
    .split('T');
  const name = `pasted-${day}-${time.replaceAll(':', '')}${file.name.slice('image'.length)}`;
  return new File([file], name, { type: file.type, lastModified: file.lastModified });
};
