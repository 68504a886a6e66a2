import { useHost } from '../../shared/portal.ts';
import { ErrorMessage } from '../../shared/ui/error-message.tsx';
import { Panel } from '../../shared/ui/panel.tsx';

/** Shown in place of a screen that could not be loaded or rendered. */
export const ScreenFailure = () => {
  const { reload = () => window.location.reload() } = useHost();
  return (
    <Panel>
      <ErrorMessage onRetry={reload}>
        This screen could not be opened. The server may be down, or the portal has just been updated. Please
        try again.
      </ErrorMessage>
    </Panel>
  );
};
