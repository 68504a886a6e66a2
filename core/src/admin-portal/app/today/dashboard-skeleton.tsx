import { chakra, Skeleton } from '@chakra-ui/react';
import { VisuallyHidden } from '../../../ui/index.ts';
import { Column, Columns, Panel, PanelHead } from '../../shared/ui/panel.tsx';

const Block = ({ height }: { height: string }) => (
  <Panel>
    <PanelHead>
      <Skeleton width="9rem" />
    </PanelHead>
    <Skeleton height={height} margin="5" />
  </Panel>
);

/** Placeholders for the media folder's panels while their figures are loading. */
export const DashboardSkeleton = () => (
  <chakra.div display="grid" gap="6">
    <VisuallyHidden role="status">Loading the figures...</VisuallyHidden>
    <Columns>
      <Column>
        <Block height="15rem" />
        <Block height="13rem" />
      </Column>
      <Column>
        <Block height="28rem" />
      </Column>
    </Columns>
  </chakra.div>
);
