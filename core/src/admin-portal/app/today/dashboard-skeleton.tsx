import { Skeleton } from '@chakra-ui/react';
import { VisuallyHidden } from '../../../ui/index.ts';
import { Panel, PanelHead } from '../../shared/ui/panel.tsx';

/** A placeholder for the media folder's line while its figures are loading. */
export const DashboardSkeleton = () => (
  <Panel>
    <VisuallyHidden role="status">Loading the figures...</VisuallyHidden>
    <PanelHead>
      <Skeleton width="min(18rem, 60%)" height="1.5rem" />
    </PanelHead>
  </Panel>
);
