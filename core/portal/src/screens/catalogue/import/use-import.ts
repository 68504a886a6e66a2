import { type AdminClient, ApiError, importCatalogue } from '@jeweler/core/api';
import { decodeFile, formatCount } from '@jeweler/core/format';
import type { ImportAnswer, ImportPlan } from '@jeweler/core/schemas';
import { IMPORT_LIMIT_BYTES, type ImportFormat, importAnswerSchema } from '@jeweler/core/schemas';
import { useState } from 'react';
import { errorMessage, presentIn } from '../../../shared/errors.ts';
import { affectedBy } from '../../../shared/live/live-queries.ts';
import { useHost } from '../../../shared/portal.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { useChange } from '../../../shared/use-change.ts';
import { useBulkChanges } from '../bulk/use-bulk-changes.ts';

export type PlanRow = ImportPlan['created'][number] & Partial<ImportPlan['changed'][number]>;

/** What a file does, list by list; the ones that are empty are left out. What is deleted comes first. */
export const planLists = ({ created, changed, removed }: ImportPlan) => {
  const lists: { title: string; rows: readonly PlanRow[] }[] = [
    { title: 'Deleted', rows: removed },
    { title: 'New', rows: created },
    { title: 'Changed', rows: changed },
  ];
  return lists.filter(({ rows }) => rows.length > 0);
};

/** Whether applying it would do nothing. */
export const isEmptyPlan = (plan: ImportPlan): boolean => planLists(plan).length === 0;

/** '3 new, 12 changed, 85 unchanged'; nothing about deletions where there are none. */
export const summarize = ({ created, changed, removed, unchanged }: ImportPlan): string =>
  [
    `${formatCount(created.length)} new`,
    `${formatCount(changed.length)} changed`,
    ...(removed.length === 0 ? [] : [`${formatCount(removed.length)} deleted`]),
    `${formatCount(unchanged)} unchanged`,
  ].join(', ');

/** Where a fault is: 'Line 3, Price'. */
export const faultPlace = ({ line, field }: ImportAnswer['faults'][number]): string =>
  [line === undefined ? '' : `Line ${formatCount(line)}`, field].filter(Boolean).join(', ');

const NOTICE = 'catalogue-import';

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

/** What a file would change. */
export interface Comparison {
  readonly name: 'shown';
  readonly file: ImportFile;
  readonly answer: ImportAnswer;
  /** The catalogue has changed since the first answer. */
  readonly isAnew: boolean;
  /** Why it was not applied. */
  readonly failure?: string;
}

export type ImportStep =
  | { readonly name: 'choose'; readonly failure?: string }
  | { readonly name: 'reading'; readonly file: File }
  | Comparison;

const reasonOf = (error: unknown, fileName: string): string =>
  error instanceof ApiError && error.code === 'too_large' ? `${fileName} ${TOO_LARGE}` : errorMessage(error);

/** What is known of a file whose application failed: an answer that has been lost on its way says nothing. */
const appliedSentence = (error: unknown): string =>
  error instanceof ApiError && error.status >= 400 && ![502, 504].includes(error.status)
    ? 'Nothing was changed.'
    : 'Whether anything was changed is not known. Nothing is applied twice.';

const compare = async (http: AdminClient, file: File): Promise<ImportStep> => {
  const read = await readImportFile(file);
  if ('advice' in read) return { name: 'choose', failure: `${file.name} ${read.advice}` };
  try {
    const answer = await importCatalogue(http, { format: read.format, text: read.text });
    return { name: 'shown', file: read, answer, isAnew: false };
  } catch (error) {
    return { name: 'choose', failure: reasonOf(error, file.name) };
  }
};

/** A file that is chosen, shown as what it would change, and then applied or not. */
export const useImport = () => {
  const { http } = useSession();
  const { notify } = useHost();
  const { undo } = useBulkChanges();
  const { busy, run } = useChange({ awaitsData: false, affected: affectedBy.catalogue });
  const [step, setStep] = useState<ImportStep>({ name: 'choose' });

  const look = async (file: File): Promise<void> => {
    setStep({ name: 'reading', file });
    const next = await compare(http, file);
    // The answer about an earlier file comes too late.
    setStep((now) => (now.name === 'reading' && now.file === file ? next : now));
  };

  const apply = async ({ failure: _, ...shown }: Comparison): Promise<void> => {
    const { file, answer } = shown;
    setStep(shown);
    try {
      const done = await run((client) =>
        importCatalogue(client, { format: file.format, text: file.text, apply: answer.revision }),
      );
      if (!done) return;
      setStep({ name: 'choose' });
      const { undo: id } = done;
      notify({
        id: NOTICE,
        tone: 'success',
        title: `${file.name} has been imported`,
        text: `${summarize(done.plan)}.`,
        lasting: true,
        ...(id === undefined ? {} : { actions: [{ label: 'Undo', run: () => void undo(id) }] }),
      });
    } catch (error) {
      const present = presentIn(error, importAnswerSchema);
      if (present) setStep({ ...shown, answer: present, isAnew: true });
      else setStep({ ...shown, failure: `${appliedSentence(error)} ${reasonOf(error, file.name)}` });
    }
  };

  return { step, busy, look, apply, restart: () => setStep({ name: 'choose' }) };
};
