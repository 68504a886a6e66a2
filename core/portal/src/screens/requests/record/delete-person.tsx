import { deletePerson, listDeletions } from '@jeweler/core/api';
import { emailKey, phoneKey } from '@jeweler/core/format';
import type { Person, PersonData } from '@jeweler/core/submissions';
import { useState } from 'react';
import { errorMessage } from '../../../shared/errors.ts';
import { usePortal } from '../../../shared/portal.ts';
import { longTime } from '../../../shared/times.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { deletionSentence, requests } from '../../../submissions/labels.ts';
import { type ShownPerson, usePersonData } from './person-dialog.tsx';
import { useDestroying } from './use-destroying.ts';

const isSame = ({ email, phone }: Person, typed: string): boolean =>
  email === undefined ? phoneKey(typed) === phoneKey(phone) : emailKey(typed) === emailKey(email);

const keptSentence = ({ submissions, newsletter }: PersonData): string => {
  const [first] = submissions;
  const notes = submissions.reduce((sum, submission) => sum + submission.notes.length, 0);
  const which = submissions.length === 1 ? 'sent' : 'the first sent';
  const since = first ? `, ${which} on ${longTime(first.receivedAt)}` : '';
  const remarks = notes === 0 ? '' : `, with ${notes} ${notes === 1 ? 'note' : 'notes'}`;
  const subscription = newsletter === null ? '' : ', and a subscription to the newsletter';
  return `${requests(submissions.length)}${since}${remarks}${subscription}`;
};

interface DeletePersonProps extends ShownPerson {
  /** Of the record behind the dialog. */
  reference: string;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks for confirmation, naming what and how much will be deleted; deletes permanently, and says what was recorded. */
export const DeletePerson = ({ reference, person, label, onClose, onDeleted }: DeletePersonProps) => {
  const { session, host } = usePortal();
  const destroy = useDestroying(reference);
  const { data: kept, failure: unknown } = usePersonData(person);
  const [typed, setTyped] = useState('');
  const [failure, setFailure] = useState<string>();

  const answer = () => {
    setFailure(undefined);
    return destroy(
      async () => {
        const count = await deletePerson(session.http, person);
        const last = await listDeletions(session.http).catch(() => undefined);
        const record = last?.deletions[0];
        onDeleted();
        host.notify({
          tone: 'success',
          title: `${requests(count)} from this person ${count === 1 ? 'was' : 'were'} permanently deleted`,
          ...(record && {
            text: `Recorded: ${deletionSentence(record)} The record does not say whose data it was. All such records are in the settings.`,
          }),
        });
      },
      (error) => setFailure(errorMessage(error)),
    );
  };

  return (
    <ConfirmDialog
      title="Delete everything about this person?"
      answer="Delete permanently"
      disabled={!kept || !isSame(person, typed)}
      onAnswer={answer}
      onClose={onClose}
    >
      <p>
        {kept
          ? `Stored for ${label}: ${keptSentence(kept)}. All of it will be permanently deleted, including from open windows and search.`
          : 'Looking up what is stored...'}
      </p>
      <p>Copies in backups stay until the backups are deleted. This cannot be undone.</p>
      <TextField
        label={`To confirm, type ${label}`}
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        error={failure ?? unknown}
        announced
      />
    </ConfirmDialog>
  );
};
