import { useEffect, useRef, useState } from 'react';
import { useLocalAddress } from '../../picture/use-local-address.ts';
import { useHost } from '../../portal/portal-context.ts';
import type { LibraryFile } from '../files/library-file.ts';
import { type CopyForm, copyTextOf } from './copy-texts.ts';
import { pictureSizes } from './picture-sizes.ts';

/** How long a button shows its check mark (SPEC section 9), in milliseconds. */
const DONE = 2000;

const wordsFor: Record<CopyForm, string> = {
  paths: 'file paths',
  urls: 'URLs',
  markdown: 'Markdown links',
  html: 'HTML tags',
  names: 'file names',
};

export interface Copying {
  readonly copy: (form: CopyForm, files: readonly LibraryFile[]) => Promise<void>;
  /** What was copied in the last two seconds. */
  readonly done: CopyForm | undefined;
  /** Text that the clipboard did not take, to be copied by hand. */
  readonly refused: string | undefined;
  readonly dismiss: () => void;
}

/** Copies files in one of the forms and says what came of it (SPEC section 8). */
export const useCopying = (): Copying => {
  const { copyText, publicAddress, notify } = useHost();
  const localAddress = useLocalAddress();
  const [done, setDone] = useState<CopyForm>();
  const [refused, setRefused] = useState<string>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const copy: Copying['copy'] = async (form, files) => {
    const sizes = form === 'html' ? await pictureSizes(files, localAddress) : new Map();
    const text = copyTextOf(form, files, { publicAddress, sizes });
    try {
      await copyText(text);
    } catch {
      setRefused(text);
      return;
    }
    notify({
      tone: 'success',
      title: 'Copied to clipboard',
      text: `${files.length} ${wordsFor[form]} copied`,
    });
    clearTimeout(timer.current);
    setDone(form);
    timer.current = setTimeout(() => setDone(undefined), DONE);
  };

  return { copy, done, refused, dismiss: () => setRefused(undefined) };
};
