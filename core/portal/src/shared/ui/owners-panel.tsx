import { Message } from './message.tsx';
import { Panel, PanelHead, PanelTitle } from './panel.tsx';

/** Instead of what a person may not do. */
export const OwnersPanel = ({ title }: { title: string }) => (
  <Panel aria-label={title}>
    <PanelHead>
      <PanelTitle>{title}</PanelTitle>
    </PanelHead>
    <Message status="info" padding={{ base: '4', lg: '5' }}>
      An owner can do this. Please ask one of them.
    </Message>
  </Panel>
);
