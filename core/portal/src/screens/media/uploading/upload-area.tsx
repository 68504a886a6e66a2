import { chakra } from '@chakra-ui/react';
import {
  type ComponentProps,
  type DragEvent,
  type ReactNode,
  useEffect,
  useEffectEvent,
  useState,
} from 'react';
import { useMediaLimits } from '../../../shared/media-limits.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import type { PickedFile } from '../../../shared/uploads/upload-item.ts';
import { folderName, useUpload } from '../../../shared/uploads/use-upload.ts';
import { isTextField } from '../../../ui/index.ts';
import type { UploadTarget } from './upload-button.tsx';

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
const readTransfer = async (
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
const namePasted = (file: File, now: Date): File => {
  if (!/^image\.\w+$/.test(file.name)) return file;
  const [day = '', time = ''] = new Date(now.getTime() - now.getTimezoneOffset() * 60_000)
    .toISOString()
    .slice(0, 19)
    .split('T');
  const name = `pasted-${day}-${time.replaceAll(':', '')}${file.name.slice('image'.length)}`;
  return new File([file], name, { type: file.type, lastModified: file.lastModified });
};

const hasFiles = (data: DataTransfer | null): data is DataTransfer => data?.types.includes('Files') ?? false;

/** A file that misses the area would replace the portal in its window. */
const keepPage = (event: globalThis.DragEvent) => {
  if (event.defaultPrevented || !hasFiles(event.dataTransfer)) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
};

interface UploadAreaProps extends UploadTarget, Omit<ComponentProps<typeof chakra.div>, 'onPaste'> {
  children: ReactNode;
}

/** Takes files that are dropped onto it, or pasted while it is shown. Nothing where the folder is only read. */
export const UploadArea = ({ folder, picturesOnly: _, onAdded, children, ...rest }: UploadAreaProps) => {
  const limits = useMediaLimits();
  const upload = useUpload(onAdded);
  const [isOver, setOver] = useState(false);

  const add = (data: DataTransfer, toNamed = (file: File) => file) => {
    if (!limits) return;
    const read = readTransfer(data, folder, limits.maxFiles);
    const named = read.then((files) => files.map((each) => ({ ...each, file: toNamed(each.file) })));
    void upload(named, folder);
  };
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const { clipboardData: data } = event;
    // Text that was copied together with a picture of it belongs into the field.
    if (!hasFiles(data) || (isTextField(event.target) && data.types.includes('text/plain'))) return;
    event.preventDefault();
    add(data, (file) => namePasted(file, new Date()));
  });
  const isWritable = limits !== undefined;
  useEffect(() => {
    if (!isWritable) return;
    const off = new AbortController();
    const { signal } = off;
    window.addEventListener('paste', (event) => paste(event), { signal });
    window.addEventListener('dragover', keepPage, { signal });
    window.addEventListener('drop', keepPage, { signal });
    return () => off.abort();
  }, [isWritable]);

  const onDragOver = (event: DragEvent) => {
    if (!isWritable || !hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    setOver(true);
  };
  const onDragLeave = ({ currentTarget, relatedTarget }: DragEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOver(false);
  };
  const onDrop = (event: DragEvent) => {
    setOver(false);
    if (!isWritable || !hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    add(event.dataTransfer);
  };
  return (
    <chakra.div
      position="relative"
      {...rest}
      onDragEnter={onDragOver}
      onDragOver={onDragOver}
      onDragLeave={onDragLeave}
      onDrop={onDrop}
    >
      {children}
      {isOver ? <DropHint folder={folder} /> : null}
    </chakra.div>
  );
};

const DropHint = ({ folder }: { folder: string }) => (
  <chakra.div
    position="absolute"
    inset="2"
    zIndex="3"
    display="grid"
    placeItems="center"
    pointerEvents="none"
    border="2px dashed"
    borderColor="admin.accent"
    borderRadius="admin"
    bg="color-mix(in srgb, {colors.admin.panel} 85%, transparent)"
  >
    <chakra.p display="flex" alignItems="center" gap="3" fontWeight="medium" px="4" overflowWrap="anywhere">
      <Icon name="upload" />
      {`Drop to upload into ${folderName(folder)}`}
    </chakra.p>
  </chakra.div>
);
