import { chakra } from '@chakra-ui/react';
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';

interface FailureProps {
  /** What happened and what to do, in plain words. */
  children: string;
  onRetry: () => void;
  /** Another try is under way. */
  busy?: boolean;
}

/** Stands where something could not be loaded, with a way to try again. */
export const Failure = ({ children, onRetry, busy = false }: FailureProps) => (
  <chakra.div role="alert" display="grid" justifyItems="start" gap="4" padding={{ base: '4', lg: '5' }}>
    <chakra.p display="flex" gap="3" maxWidth="measure">
      <Icon name="warning" color="admin.error" marginTop="1px" />
      {children}
    </chakra.p>
    <Button
      // Not disabled while it works: it keeps the focus.
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
