import { chakra } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../shared/ui/button.tsx';
import { Icon } from '../shared/ui/icon.tsx';
import type { IconName } from '../shared/ui/icon-paths.ts';

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '3',
    px: 'panel',
    py: '2',
    bg: 'admin.sunken',
    borderBlock: 'rule',
    '& + &': { borderTopWidth: '0' },
  },
});

interface MarkedLineProps extends ComponentProps<typeof Line> {
  icon: IconName;
  iconColor: string;
  sentence: ReactNode;
  /** Buttons that belong to the sentence; they are not printed. */
  children: ReactNode;
}

/** A sentence about a record across its whole width, with an icon and what can be done about it. */
export const MarkedLine = ({ icon, iconColor, sentence, children, ...rest }: MarkedLineProps) => (
  <Line {...rest}>
    <chakra.p display="flex" gap="3" alignItems="center" flex="1 1 14rem">
      <Icon name={icon} color={iconColor} alignSelf="start" marginTop="1px" />
      <span>{sentence}</span>
    </chakra.p>
    <chakra.div display="flex" flexWrap="wrap" _print={{ display: 'none' }}>
      {children}
    </chakra.div>
  </Line>
);

interface OutcomeLineProps extends Pick<MarkedLineProps, 'sentence' | 'children'> {
  isWarning: boolean;
}

/** The result of a change. A warning is announced to screen readers; what is done, by an `Announcement` beside it. */
export const OutcomeLine = ({ isWarning, ...rest }: OutcomeLineProps) => (
  <MarkedLine
    role={isWarning ? 'alert' : undefined}
    icon={isWarning ? 'warning' : 'check'}
    iconColor={isWarning ? 'admin.error' : 'admin.success'}
    _print={{ display: 'none' }}
    {...rest}
  />
);

interface UndoButtonProps {
  busy: boolean;
  onUndo: () => unknown;
  label?: string;
}

/** Takes back the change that the line reports. */
export const UndoButton = ({ busy, onUndo, label = 'Undo' }: UndoButtonProps) => (
  <Button variant="bare" aria-disabled={busy} onClick={() => void onUndo()}>
    <Icon name="undo" />
    <span>{label}</span>
  </Button>
);

/** A change that was not made, and why. */
export const FailureLine = ({ sentence, onClose }: { sentence: ReactNode; onClose: () => void }) => (
  <OutcomeLine isWarning sentence={sentence}>
    <Button variant="bare" onClick={onClose}>
      Close
    </Button>
  </OutcomeLine>
);
