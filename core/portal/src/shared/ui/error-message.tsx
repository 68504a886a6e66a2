import { chakra } from '@chakra-ui/react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { Message } from './message.tsx';

interface ErrorMessageProps {
  /** What happened and what to do, in plain words. */
  children: string;
  onRetry: () => void;
  /** A retry is in progress. */
  busy?: boolean;
}

/** Shown in place of content that could not be loaded, with a button to retry. */
export const ErrorMessage = ({ children, onRetry, busy = false }: ErrorMessageProps) => (
  <chakra.div role="alert" display="grid" justifyItems="start" gap="4" padding="panel">
    <Message status="error">{children}</Message>
    <Button
      // Not disabled while busy, so that it keeps the focus.
      aria-disabled={busy}
      onClick={() => {
        if (!busy) onRetry();
      }}
    >
      <Icon name="refresh" />
      Try again
    </Button>
  </chakra.div>
);
