import { unsubscribeByHand } from '@jeweler/core/api';
import type { Subscriber } from '@jeweler/core/submissions';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { useChange } from '../../shared/use-change.ts';

interface UnsubscribeQuestionProps {
  subscriber: Subscriber;
  onClose: () => void;
  finalFocus: () => HTMLElement | null;
}

/** Asks for confirmation before an address is unsubscribed, since only its owner can subscribe again. */
export const UnsubscribeDialog = ({ subscriber, onClose, finalFocus }: UnsubscribeQuestionProps) => {
  const { id, email } = subscriber;
  const { busy, report } = useChange();
  const unsubscribe = async () => {
    const isDone = await report(async (http) => void (await unsubscribeByHand(http, id)), {
      done: { tone: 'success', title: 'Unsubscribed', text: email },
      failed: 'The address was not unsubscribed',
    });
    if (isDone) onClose();
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
