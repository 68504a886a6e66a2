import { chakra } from '@chakra-ui/react';
import { failureSentence } from '../../shared/errors.ts';
import { useCommands } from '../../shared/host/use-commands.ts';
import { Failure } from '../../shared/ui/failure.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { ScreenTitle } from '../../shared/ui/screen-title.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { CounterPanel } from './counter-panel.tsx';
import { usePrizeFigures } from './data.ts';
import { OddsPanel } from './odds-panel.tsx';
import { PrizeWarning } from './prize-warning.tsx';
import { ValuePanel } from './value-panel.tsx';

/** The wheel's prizes: redeeming them at the counter, and their figures. */
export const PrizesScreen = () => {
  const { data, error, isFetching, refetch } = usePrizeFigures();
  useCommands({ refresh: () => void refetch() });
  return (
    <chakra.div display="grid" gap="6" maxWidth="52rem">
      <ScreenTitle fontSize="2.25rem">Prizes</ScreenTitle>
      <PrizeWarning>Visitors can still claim prizes on the site.</PrizeWarning>
      <CounterPanel />
      {data ? (
        <>
          <ValuePanel figures={data} />
          <OddsPanel figures={data} />
        </>
      ) : (
        <Panel aria-label="Figures of the prizes">
          {error && !isFetching ? (
            <Failure onRetry={() => void refetch()}>{failureSentence(error)}</Failure>
          ) : (
            <chakra.div padding="5">
              <Skeleton height="12rem" />
            </chakra.div>
          )}
        </Panel>
      )}
    </chakra.div>
  );
};
