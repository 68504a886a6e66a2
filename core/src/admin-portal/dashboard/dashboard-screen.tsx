import { chakra } from '@chakra-ui/react';
import { shopDay } from '../../business/index.ts';
import { formatDay } from '../../format/index.ts';
import { Failure } from '../components/failure.tsx';
import { Panel } from '../components/panel.tsx';
import { ScreenTitle } from '../components/screen-title.tsx';
import { useCommands } from '../host/use-commands.ts';
import { failureSentence } from '../words/failure-sentence.ts';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { Figures } from './figures.tsx';
import { useLiveDashboard } from './use-live-dashboard.ts';

/** What waits for an answer and what is in the media folder: real figures, kept up to date. */
export const DashboardScreen = () => {
  const { figures, error, isFetching, retry } = useLiveDashboard();
  useCommands({ refresh: retry });
  return (
    <chakra.div display="grid" gap="6">
      <chakra.header>
        <chakra.p textStyle="label" letterSpacing=".1em" color="admin.quiet">
          {formatDay(shopDay(new Date()))}
        </chakra.p>
        <ScreenTitle marginTop="2" fontSize="2.25rem">
          Dashboard
        </ScreenTitle>
      </chakra.header>
      {error ? (
        <Panel aria-label="Figures could not be loaded">
          <Failure onRetry={retry} busy={isFetching}>
            {failureSentence(error)}
          </Failure>
        </Panel>
      ) : null}
      {figures ? <Figures figures={figures} /> : error ? null : <DashboardSkeleton />}
    </chakra.div>
  );
};
