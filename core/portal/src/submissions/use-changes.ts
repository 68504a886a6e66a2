import {
  ApiError,
  addNote,
  changeStatus,
  getSubmission,
  moveAppointment,
  setReminder,
  undoChanges,
} from '@jeweler/core/api';
import {
  type ChangeResult,
  isSameTime,
  type Move,
  type NewStatus,
  type SubmissionRecord,
  type SubmissionVersion,
} from '@jeweler/core/submissions';
import { useState } from 'react';
import { errorMessage } from '../shared/errors.ts';
import { usePortal } from '../shared/portal.ts';
import { useChange } from '../shared/use-change.ts';
import { presentRecord, recordKey } from './submission-record.ts';
import { useKeyedText } from './use-keyed-text.ts';

/** The time that an appointment is to be moved to, and its status there. */
export type Target = Omit<Move, 'revision'>;

/** The result of the last change of a record. */
export type Outcome =
  | { readonly kind: 'changed'; readonly record: SubmissionRecord }
  /** The appointment was moved; `back` is its previous slot, unless it cannot be moved back. */
  | { readonly kind: 'moved'; readonly back: Target | undefined; readonly record: SubmissionRecord }
  /** Someone else changed it first: the requested change, and the current record. */
  | { readonly kind: 'conflict'; readonly requested: NewStatus | Target; readonly present: SubmissionRecord }
  | { readonly kind: 'failed'; readonly sentence: string };

const notUndone = (came: ChangeResult['outcome'] | undefined): string => {
  switch (came) {
    case 'slot-taken':
      return 'Another appointment has this time now, so nothing was undone.';
    case 'redemption-stands':
      return 'After a minute a redemption can be undone on the Prizes screen only, with a reason. Nothing was undone.';
    case 'reply-stands':
      return 'The reply has already been sent, so nothing was undone.';
    default:
      return 'It has been changed again since, so nothing was undone.';
  }
};

const REMINDER_CONFLICT =
  'Someone else has changed this in the meantime, so the reminder was not changed. Please try again.';

/** Where an appointment that was moved can be moved back to. */
const placeBefore = ({ appointment, status }: SubmissionRecord, to: Target): Target | undefined => {
  // An appointment cannot return to the state of a request that nobody has handled.
  if (!appointment || (status !== 'confirmed' && status !== 'proposed')) return undefined;
  if (isSameTime(appointment, { ...appointment, ...to })) return undefined;
  return { ...appointment, hours: appointment.hours ?? 1, status };
};

/** Changes one record. Every change carries the revision that it is based on. */
export const useChanges = () => {
  const { session, queries } = usePortal();
  const [outcome, setOutcome] = useState<Outcome>();
  const changing = useChange({ awaitsData: false });
  const noting = useChange({ awaitsData: false });
  const typedNote = useKeyedText();

  const show = (record: SubmissionRecord) => {
    queries.setQueryData(recordKey(record.reference), record);
  };
  const fail = (error: unknown) => setOutcome({ kind: 'failed', sentence: errorMessage(error) });
  /**
   * If someone else has changed the record first, it is shown as it is now, with the outcome that `conflict` says.
   * Resolves with whether it is made, or is to be decided anew. Rejects only for `hasFields`, with what is wrong with
   * them.
   */
  const run = async (
    work: () => Promise<void>,
    conflict?: (present: SubmissionRecord) => Outcome,
    hasFields = false,
  ): Promise<boolean> => {
    try {
      return (await changing.run(() => work().then(() => true))) ?? false;
    } catch (error) {
      const present = conflict && presentRecord(error);
      if (present) {
        const came = conflict(present);
        show(present);
        setOutcome(came);
        return came.kind === 'conflict';
      }
      if (hasFields && error instanceof ApiError && (error.fields.slot ?? error.fields.hours) !== undefined) {
        setOutcome(undefined);
        throw error;
      }
      fail(error);
      return false;
    }
  };

  const change = (before: SubmissionVersion, to: NewStatus): Promise<boolean> =>
    run(
      async () => {
        const { reference, revision } = before;
        const record = await changeStatus(session.http, reference, { status: to, revision });
        show(record);
        setOutcome({ kind: 'changed', record });
      },
      (present) => ({ kind: 'conflict', requested: to, present }),
    );

  /**
   * Moves an appointment; resolves with whether it is moved, or was changed by someone else.
   * @param hasFields rejects when the time is taken, which is then said where it was chosen
   */
  const move = (before: SubmissionRecord, to: Target, hasFields = false): Promise<boolean> =>
    run(
      async () => {
        const { reference, revision } = before;
        const record = await moveAppointment(session.http, reference, { ...to, revision });
        show(record);
        setOutcome({ kind: 'moved', back: placeBefore(before, to), record });
      },
      (present) => ({ kind: 'conflict', requested: to, present }),
      hasFields,
    );

  /** Puts it to a day, or to none; resolves with whether that was stored. If not, `outcome` says why. */
  const remind = (before: SubmissionRecord, day: string | null): Promise<boolean> =>
    run(
      async () => {
        const { reference, revision } = before;
        show(await setReminder(session.http, reference, { day, revision }));
        setOutcome(undefined);
      },
      () => ({ kind: 'failed', sentence: REMINDER_CONFLICT }),
    );

  /** Undoes the last change of status. */
  const undo = () =>
    run(async () => {
      if (outcome?.kind !== 'changed') return;
      const { reference, revision } = outcome.record;
      const { results } = await undoChanges(session.http, { items: [{ reference, revision }] });
      show(await getSubmission(session.http, reference));
      const came = results[0]?.outcome;
      setOutcome(came === 'changed' ? undefined : { kind: 'failed', sentence: notUndone(came) });
    });

  /** Resolves with whether the note was stored; if not, `outcome` says why. */
  const note = async ({ reference }: SubmissionRecord, text: string): Promise<boolean> => {
    try {
      const record = await noting.run((http) => addNote(http, reference, typedNote.withKey(text)));
      if (!record) return false;
      typedNote.end();
      show(record);
      return true;
    } catch (error) {
      fail(error);
      return false;
    }
  };

  return {
    outcome,
    busy: changing.busy,
    isNoting: noting.busy,
    change,
    move,
    remind,
    undo,
    note,
    dismiss: () => setOutcome(undefined),
  };
};

export type Changes = ReturnType<typeof useChanges>;
