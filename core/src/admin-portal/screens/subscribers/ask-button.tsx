import { useState } from 'react';
import { askToConfirm } from '../../../api/index.ts';
import type { Subscriber } from '../../../submissions/index.ts';
import { errorMessage } from '../../shared/errors.ts';
import { queryKeys } from '../../shared/live/live-queries.ts';
import { usePortal } from '../../shared/portal.ts';
import { Button } from '../../shared/ui/button.tsx';

/** Resends the confirmation mail; the server allows one per day. */
export const AskButton = ({ subscriber: { id, email } }: { subscriber: Subscriber }) => {
  const { host, session, queries } = usePortal();
  const [busy, setBusy] = useState(false);
  const ask = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await askToConfirm(session.http, id);
      await queries.invalidateQueries({ queryKey: queryKeys.submissions });
      host.notify({
        tone: 'success',
        title: 'Asked again',
        text: `The e-mail to ${email} is listed under Outgoing mail.`,
      });
    } catch (error) {
      host.notify({
        tone: 'error',
        title: 'The subscriber was not asked again',
        text: errorMessage(error),
      });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button aria-label={`Ask ${email} again`} aria-disabled={busy} onClick={() => void ask()}>
      Ask again
    </Button>
  );
};
