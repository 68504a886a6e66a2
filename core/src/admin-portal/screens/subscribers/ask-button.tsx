import { askToConfirm } from '../../../api/index.ts';
import type { Subscriber } from '../../../submissions/index.ts';
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
          title: 'Asked again',
          text: `The e-mail to ${email} is listed under Outgoing mail.`,
        },
        failed: 'The subscriber was not asked again',
      },
    );
  return (
    <Button aria-label={`Ask ${email} again`} aria-disabled={busy} onClick={() => void ask()}>
      Ask again
    </Button>
  );
};
