import { Failure } from '../components/failure.tsx';
import { Panel } from '../components/panel.tsx';

/** Stands where a screen could not be fetched or drawn. */
export const ScreenFailure = () => (
  <Panel>
    <Failure onRetry={() => window.location.reload()}>
      This screen could not be opened. The server may be down, or the portal has just been updated. Please try
      again.
    </Failure>
  </Panel>
);
