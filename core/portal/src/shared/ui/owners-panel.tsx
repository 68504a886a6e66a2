import { OWNERS_ONLY_MESSAGE } from '@jeweler/core/schemas';
import { Message } from './message.tsx';
import { TitledPanel } from './panel.tsx';

/** Instead of what a person may not do. */
export const OwnersPanel = ({ title }: { title: string }) => (
  <TitledPanel title={title}>
    <Message status="info" padding="panel">
      {OWNERS_ONLY_MESSAGE}
    </Message>
  </TitledPanel>
);
