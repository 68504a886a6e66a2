import { chakra } from '@chakra-ui/react';
import { deleteSubmission, requestPersonData } from '@jeweler/core/api';
import { emailKey, formatPhone, phoneKey } from '@jeweler/core/format';
import type { SubmissionRecord } from '@jeweler/core/submissions';
import { useState } from 'react';
import { failureNotice } from '../../../shared/errors.ts';
import { usePortal } from '../../../shared/portal.ts';
import { useMay } from '../../../shared/session/use-session.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { FileButton } from '../../../shared/ui/file-button.tsx';
import { Flow } from '../../../shared/ui/layout.ts';
import { RadioGroup } from '../../../shared/ui/radio-group.tsx';
import { DeletePerson } from './delete-person.tsx';
import { PersonDialog, type ShownPerson } from './person-dialog.tsx';
import { useDestroying } from './use-destroying.ts';

/** The ways to identify a person: each finds everything sent with that email address or phone number. */
const listPeople = ({ email, phone }: SubmissionRecord): readonly ShownPerson[] => [
  ...(email !== null && emailKey(email) !== null ? [{ label: email, person: { email } }] : []),
  ...(phone !== null && phoneKey(phone) !== null ? [{ label: formatPhone(phone), person: { phone } }] : []),
];

interface PersonSectionProps {
  record: SubmissionRecord;
  /** Closes the record, which may no longer exist. */
  onDeleted: () => void;
}

/** Deletes this request alone, for good: one that came twice, or by mistake. */
export const DeletionSection = ({ record: { reference }, onDeleted }: PersonSectionProps) => {
  const { session, host } = usePortal();
  const [isAsking, setAsking] = useState(false);
  const destroy = useDestroying(reference);
  if (!useMay('delete-for-good')) return null;
  const answer = () =>
    destroy(
      async () => {
        await deleteSubmission(session.http, reference);
        onDeleted();
        host.notify({ tone: 'success', title: `Request ${reference} was permanently deleted` });
      },
      (error) => host.notify(failureNotice('The request was not deleted', error)),
    );
  return (
    <>
      <Button justifySelf="start" onClick={() => setAsking(true)}>
        Delete this request…
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={`Delete request ${reference}?`}
          answer="Delete permanently"
          onAnswer={answer}
          onClose={() => setAsking(false)}
        >
          <p>
            This request will be permanently deleted, with its notes, emails and history. Everything else from
            this person stays. This cannot be undone.
          </p>
        </ConfirmDialog>
      ) : null}
    </>
  );
};

/** The stored data of the person who sent this: shown, exported as a file for them, or deleted at their request. */
export const PersonSection = ({ record, onDeleted }: PersonSectionProps) => {
  const [chosen, setChosen] = useState(0);
  const [dialog, setDialog] = useState<{ kind: 'show' | 'delete'; who: ShownPerson }>();
  const [mayExport, mayDelete] = [useMay('export-people'), useMay('delete-for-good')];
  const people = listPeople(record);
  const who = people[chosen];
  if (mayExport === false && mayDelete === false)
    return <p>An owner can download or delete what is stored about this person.</p>;
  if (!who) return <p>Nothing in this request says who sent it.</p>;
  return (
    <chakra.div display="grid" gap="3">
      <chakra.p color="admin.quiet" maxWidth="measure">
        If people ask what you store about them, you can print it for them, download it, or delete it: every
        request sent with the same {'email' in who.person ? 'email address' : 'phone number'}, with its notes
        and history.
      </chakra.p>
      {people.length > 1 ? (
        <RadioGroup
          label="Everything sent with"
          value={chosen}
          options={people.map(({ label }, value) => ({ label, value }))}
          onChange={setChosen}
        />
      ) : null}
      <Flow>
        {mayExport ? (
          <Button onClick={() => setDialog({ kind: 'show', who })}>Show this person’s data</Button>
        ) : null}
        {mayExport ? (
          <FileButton
            name={() => 'personal-data.json'}
            prepare={(http) => requestPersonData(http, who.person)}
          >
            Download this person’s data
          </FileButton>
        ) : null}
        {mayDelete ? (
          <Button onClick={() => setDialog({ kind: 'delete', who })}>Delete this person’s data</Button>
        ) : null}
      </Flow>
      {dialog?.kind === 'show' ? <PersonDialog {...dialog.who} onClose={() => setDialog(undefined)} /> : null}
      {dialog?.kind === 'delete' ? (
        <DeletePerson
          {...dialog.who}
          reference={record.reference}
          onClose={() => setDialog(undefined)}
          onDeleted={onDeleted}
        />
      ) : null}
    </chakra.div>
  );
};
