import { useEffect, useRef, useState } from 'react';
import { useHost } from '../../../shared/portal.ts';
import type { LibraryFile } from '../files/library-file.ts';

export type CopyForm = 'paths' | 'urls' | 'names';

/** One line per file, in the order given (SPEC section 9). */
export const toCopyText = (
  form: CopyForm,
  files: readonly LibraryFile[],
  publicAddress: (rootRelative: string) => string,
): string => {
  const line = {
    paths: ({ relativePath }: LibraryFile) => relativePath,
    names: ({ name }: LibraryFile) => name,
    urls: ({ publicUrl }: LibraryFile) => publicAddress(publicUrl),
  }[form];
  return files.map(line).join('\n');
};

/** How long a button shows its check mark, in milliseconds (SPEC section 9). */
const DONE_SHOWN_MS = 2000;

const formLabels: Record<CopyForm, string> = {
  paths: 'file paths',
  urls: 'URLs',
  names: 'file names',
};

/** Copies files in one of the forms and reports the result (SPEC section 8). */
export const useCopying = () => {
  const { copyText, publicAddress, notify } = useHost();
  /** The form that was copied within the last two seconds. */
  const [done, setDone] = useState<CopyForm>();
  /** Text that could not be written to the clipboard, to be copied manually. */
  const [refused, setRefused] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy = async (form: CopyForm, files: readonly LibraryFile[]): Promise<void> => {
    const text = toCopyText(form, files, publicAddress);
    try {
      await copyText(text);
    } catch {
      setRefused(text);
      return;
    }
    notify({
      tone: 'success',
      title: 'Copied to clipboard',
      text: `${files.length} ${formLabels[form]} copied`,
    });
    clearTimeout(timer.current);
    setDone(form);
    timer.current = setTimeout(() => setDone(undefined), DONE_SHOWN_MS);
  };

  return { copy, done, refused, dismiss: () => setRefused(undefined) };
};

export type Copying = ReturnType<typeof useCopying>;
