import { useRef } from 'react';
import { useMediaLimits } from '../../../shared/media-limits.ts';
import { ToolButton } from '../../../shared/ui/button.tsx';
import { ACCEPTED_FILES, ACCEPTED_PICTURES } from '../../../shared/uploads/picked-files.ts';
import { folderName, useUpload } from '../../../shared/uploads/use-upload.ts';

export interface UploadTarget {
  /** Below the media folder; empty for itself. */
  readonly folder: string;
  /** Only pictures that can be chosen are offered. */
  readonly picturesOnly?: boolean;
  /** Called with the number of a batch once its files are on the list of uploads. */
  readonly onAdded?: (batch: number) => void;
}

/** Chooses files of this computer or phone to upload. Nothing where the media folder is only read. */
export const UploadButton = ({ folder, picturesOnly = false, onAdded }: UploadTarget) => {
  const limits = useMediaLimits();
  const upload = useUpload(onAdded);
  const input = useRef<HTMLInputElement>(null);
  if (!limits) return null;

  return (
    <>
      <ToolButton
        icon="upload"
        label="Upload"
        title={`Upload into ${folderName(folder)}`}
        onClick={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={picturesOnly ? ACCEPTED_PICTURES : ACCEPTED_FILES}
        aria-label="Files to upload"
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          void upload(Promise.resolve(files.map((file) => ({ file, folder }))), folder);
          // So that the same files can be chosen again.
          currentTarget.value = '';
        }}
      />
    </>
  );
};
