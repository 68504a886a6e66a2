import { useEffect, useRef, useState } from 'react';
import { useHost } from '../../../shared/portal.ts';
import type { LibraryFile } from '../files/library-file.ts';
import { type CopyForm, toCopyLines } from './copy-texts.ts';

/** How long a button shows its check mark, in milliseconds (SPEC section 9). */
const DONE_SHOWN_MS = 2000;

const formLabels: Record<CopyForm, string> = {
  paths: 'file paths',
  urls: 'URLs',
  names: 'file names',
};

/** What is said of files that cannot be a line of the list; undefined if there are none. */
const leftOutSentence = (count: number): string | undefined => {
  if (count === 0) return undefined;
  const [files, names, them] =
    count === 1 ? ['1 file was', 'its path', 'it'] : [`${count} files were`, 'their paths', 'them'];
  return `${files} left out: ${names} contain${count === 1 ? 's' : ''} a line break or another control character. Please rename ${them}.`;
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
    const lines = toCopyLines(form, files, publicAddress);
    const leftOut = leftOutSentence(files.length - lines.length);
    if (lines.length === 0 && leftOut !== undefined) {
      notify({ tone: 'error', title: 'Nothing was copied', text: leftOut });
      return;
    }
    const text = lines.join('\n');
    try {
      await copyText(text);
    } catch {
      setRefused(text);
      return;
    }
    notify({
      tone: 'success',
      title: 'Copied to clipboard',
      text: `${lines.length} ${formLabels[form]} copied${leftOut === undefined ? '' : `. ${leftOut}`}`,
      lasting: leftOut !== undefined,
    });
    clearTimeout(timer.current);
    setDone(form);
    timer.current = setTimeout(() => setDone(undefined), DONE_SHOWN_MS);
  };

  return { copy, done, refused, dismiss: () => setRefused(undefined) };
};

export type Copying = ReturnType<typeof useCopying>;
