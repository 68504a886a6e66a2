import { chakra, Skeleton } from '@chakra-ui/react';
import { errorMessage } from '../../shared/errors.ts';
import { ErrorMessage } from '../../shared/ui/error-message.tsx';
import { Panel, PanelHead, PanelTitle } from '../../shared/ui/panel.tsx';
import { RetentionForm } from './retention-form.tsx';
import { usePortalSettings } from './use-portal-settings.ts';

/** How long finished requests are stored; forever by default. */
export const RetentionPanel = () => {
  const { settings, error, isFetching, refetch, change } = usePortalSettings();
  return (
    <Panel aria-labelledby="retention">
      <PanelHead>
        <PanelTitle id="retention">How long requests are kept</PanelTitle>
      </PanelHead>
      {settings ? (
        <RetentionForm key={settings.retentionMonths} months={settings.retentionMonths} change={change} />
      ) : error && !isFetching ? (
        <ErrorMessage onRetry={refetch}>{errorMessage(error)}</ErrorMessage>
      ) : (
        <chakra.div padding="5">
          <Skeleton height="6rem" />
        </chakra.div>
      )}
    </Panel>
  );
};
