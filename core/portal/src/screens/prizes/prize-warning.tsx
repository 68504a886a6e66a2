import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Message } from '../../shared/ui/message.tsx';
import { Panel } from '../../shared/ui/panel.tsx';
import { warningSentence } from './labels.ts';
import { usePrizeFigures } from './prize-figures.ts';

/** Warns that the value of the prizes is near its limit or has reached it; otherwise renders nothing. */
export const PrizeWarning = ({ children }: { children: ReactNode }) => {
  const figures = usePrizeFigures().data;
  const sentence = figures && warningSentence(figures);
  if (!figures || sentence === undefined) return null;
  const status = figures.warning === 'reached' ? 'error' : 'warning';
  return (
    <Panel borderColor={`admin.${status}`}>
      <Message role="status" status={status} px="panel" py="4">
        <chakra.strong fontWeight="strong">{sentence}</chakra.strong> {children}
      </Message>
    </Panel>
  );
};
