import { removePerson } from '@jeweler/core/api';
import type { Person } from '@jeweler/core/schemas';
import { queryKeys } from '../../shared/live/live-queries.ts';
import { useSession } from '../../shared/session/use-session.ts';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { useOpener } from '../../shared/ui/use-focus-keeping.ts';
import { useChange } from '../../shared/use-change.ts';

/** Asks before an account is removed; what the person has done stays. */
export const RemoveDialog = ({ person, onClose }: { person: Person; onClose: () => void }) => {
  const { id, username, name, state } = person;
  const { refresh } = useSession();
  const { busy, report } = useChange({ affected: [queryKeys.people] });
  const finalFocus = useOpener();
  const who = name ?? username;
  const remove = async () => {
    const isDone = await report(
      async (http) => {
        await removePerson(http, id);
        await refresh();
      },
      { done: { title: 'Removed', text: who }, failed: `${who} was not removed` },
    );
    if (isDone) onClose();
  };
  return (
    <ConfirmDialog
      title={`Remove ${who}?`}
      answer="Remove"
      busy={busy}
      onAnswer={() => void remove()}
      onClose={onClose}
      finalFocus={finalFocus}
    >
      <p>
        {state === 'invited'
          ? 'The invitation no longer works.'
          : 'Wherever this person is signed in, the session ends now. Nobody can sign in with this account again.'}
      </p>
      <p>Nothing they did is deleted: the name stays in every history, with “(removed)” behind it.</p>
    </ConfirmDialog>
  );
};
