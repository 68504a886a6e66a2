import { askToConfirm } from '@jeweler/core/api';
import type { Subscriber } from '@jeweler/core/submissions';
import { Button } from '../../shared/ui/button.tsx';
import { useChange } from '../../shared/use-change.ts';

/** Resends the confirmation mail; the server allows one per day. */
export const AskButton = ({ subscriber: { id, email } }: { subscriber: Subscriber }) => {
  const { busy, report } = useChange();
  const ask = () =>
    report(
      async (http) => {
        await askToConfirm(http, id);
      },
      {
        done: {
          tone: 'success',
          title: 'Confirmation resent',
          text: `The email to ${email} is listed under Outgoing mail.`,
        },
        failed: 'The confirmation was not resent',
      },
    );
  return (
    <Button aria-label={`Resend confirmation to ${email}`} aria-disabled={busy} onClick={() => void ask()}>
      Resend confirmation
    </Button>
  );
};
