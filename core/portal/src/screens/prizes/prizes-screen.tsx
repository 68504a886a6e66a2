import { chakra } from '@chakra-ui/react';
import { useCommands } from '../../shared/host/use-commands.ts';
import { Loading } from '../../shared/ui/loading.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { ScreenTitle } from '../../shared/ui/screen-title.tsx';
import { CounterPanel } from './counter-panel.tsx';
import { OddsPanel } from './odds-panel.tsx';
import { usePrizeFigures } from './prize-figures.ts';
import { PrizeWarning } from './prize-warning.tsx';
import { ValuePanel } from './value-panel.tsx';

/** The wheel's prizes: redeeming them at the counter, and their figures. */
export const PrizesScreen = () => {
  const { data, ...query } = usePrizeFigures();
  useCommands({ refresh: () => void query.refetch() });
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
        <Panel aria-label="Prize figures">{<Loading query={query} height="12rem" />}</Panel>
      )}
    </chakra.div>
  );
};
