import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Button } from '../shared/ui/button.tsx';
import { Icon } from '../shared/ui/icon.tsx';

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    px: { base: '4', lg: '5' },
    py: '2',
    bg: 'admin.sunken',
    borderColor: 'admin.rule',
    borderStyle: 'solid',
    borderWidth: '1px 0',
    _print: { display: 'none' },
  },
});

interface OutcomeLineProps {
  isWarning: boolean;
  /** What happened, in words. */
  sentence: ReactNode;
  /** Buttons that belong to the message. */
  children: ReactNode;
}

/** The result of a change, announced to screen readers. */
export const OutcomeLine = ({ isWarning, sentence, children }: OutcomeLineProps) => (
  <Line role={isWarning ? 'alert' : 'status'}>
    <chakra.p display="flex" gap="3" alignItems="center" flex="1 1 14rem">
      <Icon
        name={isWarning ? 'warning' : 'check'}
        color={isWarning ? 'admin.error' : 'admin.success'}
        alignSelf="start"
        marginTop="1px"
      />
      <span>{sentence}</span>
    </chakra.p>
    {children}
  </Line>
);

/** A change that was not made, and why. */
export const FailureLine = ({ sentence, onClose }: { sentence: ReactNode; onClose: () => void }) => (
  <OutcomeLine isWarning sentence={sentence}>
    <Button variant="bare" onClick={onClose}>
      Close
    </Button>
  </OutcomeLine>
);
