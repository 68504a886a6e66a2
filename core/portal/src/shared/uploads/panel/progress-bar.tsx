import { chakra } from '@chakra-ui/react';

const Track = chakra('div', {
  base: {
    height: '3px',
    bg: 'admin.rule',
    overflow: 'hidden',
    '& > div': {
      height: 'full',
      width: 'full',
      bg: 'admin.accent',
      transformOrigin: 'left',
      transition: 'transform 250ms linear',
      _motionReduce: { transition: 'none' },
    },
    '@media (forced-colors: active)': { border: '1px solid', '& > div': { bg: 'Highlight' } },
  },
});

interface ProgressBarProps {
  label: string;
  /** From 0 to 1. */
  value: number;
}

/** How much of an upload has left. */
export const ProgressBar = ({ label, value }: ProgressBarProps) => (
  <Track
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={Math.floor(100 * value)}
  >
    <div style={{ transform: `scaleX(${value})` }} />
  </Track>
);
