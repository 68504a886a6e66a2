import { useState } from 'react';
import { unsubscribeByHand } from '../../../api/index.ts';
import type { Subscriber } from '../../../submissions/index.ts';
import { errorMessage } from '../../shared/errors.ts';
import { queryKeys } from '../../shared/live/live-queries.ts';
import { usePortal } from '../../shared/portal.ts';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';

interface UnsubscribeQuestionProps {
  subscriber: Subscriber;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
}

/** Asks for confirmation before an address is unsubscribed, since only its owner can subscribe again. */
export const UnsubscribeDialog = ({ subscriber, onClose, finalFocus }: UnsubscribeQuestionProps) => {
  const { id, email } = subscriber;
  const { host, session, queries } = usePortal();
  const [busy, setBusy] = useState(false);
  const unsubscribe = async () => {
    setBusy(true);
    try {
      await unsubscribeByHand(session.http, id);
      await queries.invalidateQueries({ queryKey: queryKeys.submissions });
      host.notify({ tone: 'success', title: 'Unsubscribed', text: email });
      onClose();
    } catch (error) {
      host.notify({ tone: 'error', title: 'The address was not unsubscribed', text: errorMessage(error) });
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      title="Unsubscribe this address?"
      answer="Unsubscribe"
      busy={busy}
      onAnswer={() => void unsubscribe()}
      onClose={onClose}
      finalFocus={finalFocus}
    >
      <p>
        <bdi>{email}</bdi> will no longer receive the newsletter. Only the owner of the address can change
        that, by subscribing and confirming again.
      </p>
    </ConfirmDialog>
  );
};
