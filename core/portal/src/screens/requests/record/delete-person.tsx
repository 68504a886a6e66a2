import { deletePerson, getPersonData, lastDeletion } from '@jeweler/core/api';
import { emailKey, phoneKey } from '@jeweler/core/format';
import type { Deletion, Person, PersonData } from '@jeweler/core/submissions';
import { useEffect, useRef, useState } from 'react';
import { errorMessage } from '../../../shared/errors.ts';
import { usePortal } from '../../../shared/portal.ts';
import { longTime } from '../../../shared/times.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialogBody } from '../../../shared/ui/confirm-dialog.tsx';
import { DialogFrame } from '../../../shared/ui/dialog-frame.tsx';
import { PanelBody } from '../../../shared/ui/layout.ts';
import { Message } from '../../../shared/ui/message.tsx';
import { TextField } from '../../../shared/ui/text-field.tsx';
import { deletionSentence, requests } from '../../../submissions/labels.ts';
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

interface DeletePersonProps {
  /** Of the record behind the dialog. */
  reference: string;
  person: Person;
  /** The email address or phone number, which has to be typed to confirm. */
  label: string;
  onClose: () => void;
  onDeleted: () => void;
}

/**
 * Asks for confirmation, naming what and how much will be deleted; deletes permanently, then shows the
 * deletion record.
 */
export const DeletePerson = ({ reference, person, label, onClose, onDeleted }: DeletePersonProps) => {
  const { session } = usePortal();
  const { busy, destroy } = useDestroying(reference);
  const cancel = useRef<HTMLButtonElement>(null);
  const [kept, setKept] = useState<PersonData>();
  const [typed, setTyped] = useState('');
  const [failure, setFailure] = useState<string>();
  const [deleted, setDeleted] = useState<{ count: number; record: Deletion | undefined }>();

  useEffect(() => {
    let isShown = true;
    getPersonData(session.http, person)
      .then((data) => isShown && setKept(data))
      .catch((error: unknown) => isShown && setFailure(errorMessage(error)));
    return () => {
      isShown = false;
    };
  }, [session, person]);

  const answer = () => {
    setFailure(undefined);
    return destroy(async () => {
      const count = await deletePerson(session.http, person);
      const record = await lastDeletion(session.http).catch(() => undefined);
      setDeleted({ count, record });
    }, setFailure);
  };

  // One dialog for both steps: a second one that opens while this closes would lose the focus to the page
  // behind it.
  return (
    <DialogFrame
      narrow
      title={deleted ? 'Deleted' : 'Delete everything about this person?'}
      onClose={deleted ? onDeleted : onClose}
      initialFocus={() => cancel.current}
    >
      {deleted ? (
        <PersonDeleted {...deleted} onClose={onDeleted} />
      ) : (
        <ConfirmDialogBody
          {...{ cancel, busy, onClose }}
          answer="Delete permanently"
          disabled={!kept || !isSame(person, typed)}
          onAnswer={() => void answer()}
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
            error={failure}
            announced
          />
        </ConfirmDialogBody>
      )}
    </DialogFrame>
  );
};

interface PersonDeletedProps {
  count: number;
  /** The server's record of the deletion; undefined when it could not be fetched. */
  record: Deletion | undefined;
  onClose: () => void;
}

/** Dialog content confirming that a person's data were deleted, with the deletion record. */
const PersonDeleted = ({ count, record, onClose }: PersonDeletedProps) => (
  <PanelBody gap="4" role="status">
    <Message status="success">
      {`${requests(count)} from this person ${count === 1 ? 'was' : 'were'} permanently deleted.`}
    </Message>
    {record ? (
      <p>
        <span>{`Recorded: ${deletionSentence(record)}`}</span> The record does not say whose data it was. All
        such records are in the settings.
      </p>
    ) : null}
    {/* The button that had the focus no longer exists. */}
    <Button autoFocus justifySelf="end" onClick={onClose}>
      Done
    </Button>
  </PanelBody>
);
