import { ApiError, importCatalogue } from '@jeweler/core/api';
import { decodeFile } from '@jeweler/core/format';
import {
  IMPORT_LIMIT_BYTES,
  type ImportAnswer,
  type ImportFormat,
  importAnswerSchema,
} from '@jeweler/core/schemas';
import { useRef, useState } from 'react';
import { errorMessage, presentIn } from '../../../shared/errors.ts';
import { affectedBy } from '../../../shared/live/live-queries.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { useChange } from '../../../shared/use-change.ts';

/** A file whose text has been read. */
interface ImportFile {
  readonly name: string;
  readonly format: ImportFormat;
  readonly text: string;
}

const TOO_LARGE =
  'is larger than 8 MB, which is more than the portal accepts. Ask whoever runs the server to import it there.';

/** Reads a file that somebody has chosen; or says, behind its name, what to do about it. */
const readImportFile = async (file: File): Promise<ImportFile | { readonly advice: string }> => {
  const { name, size } = file;
  const format = (['csv', 'json'] as const).find((each) => name.toLowerCase().endsWith(`.${each}`));
  if (format === undefined)
    return { advice: 'is neither .csv nor .json. In a spreadsheet, choose File, Save as, and the type CSV.' };
  if (size > IMPORT_LIMIT_BYTES) return { advice: TOO_LARGE };
  try {
    const decoded = decodeFile(new Uint8Array(await file.arrayBuffer()), format);
    return 'advice' in decoded ? decoded : { name, format, text: decoded.text };
  } catch {
    // Moved, deleted or replaced since it was chosen, or a folder.
    return { advice: 'cannot be read. Please choose it again.' };
  }
};

export type ImportStep =
  | { readonly name: 'choose' }
  | { readonly name: 'reading'; readonly fileName: string }
  | {
      readonly name: 'shown';
      readonly file: ImportFile;
      readonly answer: ImportAnswer;
      /** The catalogue has changed since the first answer. */
      readonly isAnew: boolean;
    }
  | { readonly name: 'done'; readonly fileName: string; readonly answer: ImportAnswer };

const reasonOf = (error: unknown, fileName: string): string =>
  error instanceof ApiError && error.code === 'too_large' ? `${fileName} ${TOO_LARGE}` : errorMessage(error);

/** A file that is chosen, shown as what it would change, and then applied or not. */
export const useImport = () => {
  const { http } = useSession();
  const { busy, run } = useChange({ awaitsData: false, affected: affectedBy.catalogue });
  const [step, setStep] = useState<ImportStep>({ name: 'choose' });
  const [failure, setFailure] = useState<string>();
  /** The latest file: the answer about an earlier one comes too late. */
  const latest = useRef<File>(undefined);

  const look = async (file: File): Promise<void> => {
    latest.current = file;
    setFailure(undefined);
    setStep({ name: 'reading', fileName: file.name });
    const fail = (reason: string) => {
      if (latest.current !== file) return;
      setFailure(reason);
      setStep({ name: 'choose' });
    };
    const read = await readImportFile(file);
    if ('advice' in read) return fail(`${file.name} ${read.advice}`);
    try {
      const answer = await importCatalogue(http, { format: read.format, text: read.text });
      if (latest.current === file) setStep({ name: 'shown', file: read, answer, isAnew: false });
    } catch (error) {
      fail(reasonOf(error, file.name));
    }
  };

  const apply = async (file: ImportFile, { revision }: ImportAnswer): Promise<void> => {
    setFailure(undefined);
    try {
      const answer = await run((client) =>
        importCatalogue(client, { format: file.format, text: file.text, apply: revision }),
      );
      if (answer) setStep({ name: 'done', fileName: file.name, answer });
    } catch (error) {
      // What the file would change now.
      const answer = presentIn(error, importAnswerSchema);
      if (answer) setStep({ name: 'shown', file, answer, isAnew: true });
      else setFailure(`Nothing was changed. ${reasonOf(error, file.name)}`);
    }
  };

  const restart = () => {
    latest.current = undefined;
    setFailure(undefined);
    setStep({ name: 'choose' });
  };
  return { step, failure, busy, look, apply, restart };
};
