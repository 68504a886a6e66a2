import { chakra, Skeleton } from '@chakra-ui/react';
import { errorMessage } from '../../shared/errors.ts';
import { useCommands } from '../../shared/host/use-commands.ts';
import { ErrorMessage } from '../../shared/ui/error-message.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { ScreenTitle } from '../../shared/ui/screen-title.tsx';
import { CounterPanel } from './counter-panel.tsx';
import { OddsPanel } from './odds-panel.tsx';
import { usePrizeFigures } from './prize-figures.ts';
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
        <Panel aria-label="Prize figures">
          {error && !isFetching ? (
            <ErrorMessage onRetry={() => void refetch()}>{errorMessage(error)}</ErrorMessage>
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
