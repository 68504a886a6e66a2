import { chakra } from '@chakra-ui/react';
import { getDashboard } from '@jeweler/core/api';
import { shopDay } from '@jeweler/core/business';
import { formatDay } from '@jeweler/core/format';
import { ANSWER_HOURS, type Today } from '@jeweler/core/submissions';
import { AppointmentsPanel } from '../../screens/agenda/index.ts';
import { MissingLine } from '../../screens/catalogue/index.ts';
import { PrizeWarning, usePrizeFigures } from '../../screens/prizes/index.ts';
import { PendingSummary, RequestsPanels } from '../../screens/requests/index.ts';
import { useBackups } from '../../shared/backups.ts';
import { errorMessage } from '../../shared/errors.ts';
import { useCommands } from '../../shared/host/use-commands.ts';
import { useNow } from '../../shared/live/clock.ts';
import { queryKeys } from '../../shared/live/live-queries.ts';
import { portalPaths } from '../../shared/paths.ts';
import { useStaffName, useUsername } from '../../shared/session/use-session.ts';
import { ErrorMessage } from '../../shared/ui/error-message.tsx';
import { Flow } from '../../shared/ui/layout.ts';
import { Message } from '../../shared/ui/message.tsx';
import { LoadingPanel, Panel } from '../../shared/ui/panel.tsx';
import { ScreenTitle } from '../../shared/ui/screen-title.tsx';
import { TextLink } from '../../shared/ui/text-link.tsx';
import { usePortalQuery } from '../../shared/use-query.ts';
import { useServerNow, useToday, withLate } from '../../submissions/use-today.ts';
import { VisuallyHidden } from '../../ui/index.ts';
import { greeting } from './greeting.ts';
import { MediaFigures } from './media-figures.tsx';
import { ReadyLine } from './ready-line.tsx';
import { UnsavedLine, useUnsaved } from './unsaved-line.tsx';

/** Today's tasks and, below them, the figures of the media folder, kept up to date. */
export const TodayScreen = () => {
  const now = useNow();
  const tasks = useToday();
  const serverNow = useServerNow();
  // Again whenever the screen is opened.
  const { data: figures, error, isFetching, refetch } = usePortalQuery(queryKeys.dashboard, getDashboard);
  const today = tasks.data;
  // All at once: a warning that came later would push down what is being read.
  const isReady = [tasks, useBackups(), usePrizeFigures(), useUnsaved()].every(
    ({ isFetched, isFetching }) => isFetched || !isFetching,
  );
  const username = useUsername();
  const name = useStaffName();
  useCommands({ refresh: () => void refetch() });
  return (
    <chakra.div display="grid" gap="6">
      <Flow as="header" alignItems="end" justifyContent="space-between" columnGap="6" rowGap="2">
        <div>
          <chakra.p textStyle="label" letterSpacing=".1em" color="admin.quiet">
            {formatDay(shopDay(serverNow))}
          </chakra.p>
          <ScreenTitle marginTop="2" fontSize="2.25rem">
            <VisuallyHidden>Today: </VisuallyHidden>
            <span>{greeting(username, now, name)}</span>
          </ScreenTitle>
        </div>
        <ReplyDue today={today && withLate(today, serverNow)} />
      </Flow>
      {isReady ? (
        <>
          <BackupWarning />
          <PrizeWarning>
            <TextLink to={portalPaths.prizes}>See the prizes</TextLink>
          </PrizeWarning>
          <UnsavedLine />
          <RequestsPanels>
            <AppointmentsPanel />
          </RequestsPanels>
        </>
      ) : (
        <LoadingPanel height="40rem">Loading the day...</LoadingPanel>
      )}
      {figures || !error ? <PendingSummary waiting={figures?.waiting} today={today} /> : null}
      <ReadyLine />
      {figures ? <MissingLine missing={figures.missingFields} /> : null}
      {error ? (
        <Panel aria-label="Figures could not be loaded">
          <ErrorMessage onRetry={() => void refetch()} busy={isFetching}>
            {errorMessage(error)}
          </ErrorMessage>
        </Panel>
      ) : null}
      {figures ? (
        <MediaFigures figures={figures} />
      ) : error ? null : (
        <LoadingPanel height="1.5rem">Loading the figures...</LoadingPanel>
      )}
    </chakra.div>
  );
};

/** Warns when the automatic copies fail or have not been checked for two days; otherwise renders nothing. */
const BackupWarning = () => {
  const warning = useBackups().data?.warning;
  if (!warning) return null;
  return (
    <Panel borderColor="admin.error" overflowWrap="anywhere">
      <Message role="status" status="error" px="panel" py="4">
        <chakra.strong fontWeight="strong">{warning}</chakra.strong>{' '}
        <TextLink to={`${portalPaths.settings}#backups`}>See the backups</TextLink>
      </Message>
    </Panel>
  );
};

/** Whether promised replies are on time, in one line. */
const ReplyDue = ({ today }: { today: Today | undefined }) => {
  const late = today ? today.toAnswer.late + today.toSchedule.late : 0;
  return (
    <chakra.p color="admin.quiet">
      A reply is promised within {ANSWER_HOURS} hours.{' '}
      {today ? (
        <chakra.span {...(late === 0 ? {} : { color: 'admin.error', fontWeight: 'strong' })}>
          {late === 0 ? 'None is late.' : late === 1 ? 'One is late.' : `${late} are late.`}
        </chakra.span>
      ) : null}
    </chakra.p>
  );
};
