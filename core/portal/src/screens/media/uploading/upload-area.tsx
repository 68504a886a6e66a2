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
import { namePasted, readTransfer } from '../../../shared/uploads/dropped-files.ts';
import { folderName, useUpload } from '../../../shared/uploads/use-upload.ts';
import { isTextField } from '../../../ui/index.ts';
import type { UploadTarget } from './upload-button.tsx';

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
