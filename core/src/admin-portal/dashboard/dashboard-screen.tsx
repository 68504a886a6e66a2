import { chakra } from '@chakra-ui/react';
import { formatDay } from '../../format/index.ts';
import { VisuallyHidden } from '../../ui/index.ts';
import { AppointmentsPanel } from '../agenda/today/appointments-panel.tsx';
import { Failure } from '../components/failure.tsx';
import { Panel } from '../components/panel.tsx';
import { ScreenTitle } from '../components/screen-title.tsx';
import { Skeleton } from '../components/skeleton.tsx';
import { TextLink } from '../components/text-link.tsx';
import { failureSentence } from '../copy/failure-sentence.ts';
import { useWindowTitle } from '../frame/window-title.ts';
import { useCommands } from '../host/use-commands.ts';
import { RequestsPanels } from '../inbox/today/requests-panels.tsx';
import { useToday } from '../inbox/today/use-today.ts';
import { useNow } from '../live/clock.ts';
import { PrizeWarning } from '../prizes/prize-warning.tsx';
import { portalPaths } from '../routing/portal-paths.ts';
import { useSession } from '../session/use-session.ts';
import { DashboardSkeleton } from './dashboard-skeleton.tsx';
import { greeting } from './greeting.ts';
import { MediaFigures } from './media-figures.tsx';
import { Promised } from './promise.tsx';
import { useDashboard } from './use-dashboard.ts';
import { WaitingStrip } from './waiting-strip.tsx';

/** Today's tasks and, below them, the figures of the media folder, kept up to date. */
export const DashboardScreen = () => {
  const { day, figures, error, isFetching, retry } = useDashboard();
  const today = useToday().data;
  const { username } = useSession();
  const now = useNow();
  useWindowTitle('Today');
  useCommands({ refresh: retry });
  return (
    <chakra.div display="grid" gap="6">
      <chakra.header
        display="flex"
        flexWrap="wrap"
        alignItems="end"
        justifyContent="space-between"
        columnGap="6"
        rowGap="2"
      >
        <div>
          <chakra.p textStyle="label" letterSpacing=".1em" color="admin.quiet">
            {formatDay(day)}
          </chakra.p>
          <ScreenTitle marginTop="2" fontSize="2.25rem">
            <VisuallyHidden>Today: </VisuallyHidden>
            <span>{greeting(username, now)}</span>
          </ScreenTitle>
        </div>
        {today ? <Promised today={today} /> : null}
      </chakra.header>
      {figures ? (
        <WaitingStrip waiting={figures.waiting} today={today} now={now} />
      ) : error ? null : (
        <Panel padding="5">
          <Skeleton height={{ base: '16rem', md: '4.5rem' }} />
        </Panel>
      )}
      <PrizeWarning>
        <TextLink to={portalPaths.prizes}>See the prizes</TextLink>
      </PrizeWarning>
      <AppointmentsPanel />
      <RequestsPanels />
      {error ? (
        <Panel aria-label="Figures could not be loaded">
          <Failure onRetry={retry} busy={isFetching}>
            {failureSentence(error)}
          </Failure>
        </Panel>
      ) : null}
      {figures ? <MediaFigures figures={figures} /> : error ? null : <DashboardSkeleton />}
    </chakra.div>
  );
};
