import { commonIconPaths, type IconPaths } from '@jeweler/core/ui';
import type { HTMLStyledProps } from '#styled-system/jsx';
import { LineDrawing } from './line-drawing.tsx';

/** Outlines on a 24 px grid, drawn with a single stroke. */
const iconPaths = {
  ...commonIconPaths,
  menu: ['M3 8h18M3 16h18'],
  account: ['M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z', 'M4.5 20.5c.8-4 3.8-6 7.5-6s6.7 2 7.5 6'],
  heart: ['M12 20s-8-4.7-8-10.5A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8 2.5C20 15.3 12 20 12 20Z'],
  bag: ['M5 8h14l1 12.5H4L5 8Z', 'M8.5 8V7a3.5 3.5 0 0 1 7 0v1'],
  share: ['M12 15V4', 'm8 7.5 4-4 4 4', 'M6 11H5v9.5h14V11h-1'],
  phone: [
    'M6 3.5h3l1.5 4.5-2 1.5a11 11 0 0 0 6 6l1.5-2 4.5 1.5v3A2.5 2.5 0 0 1 18 20.5 15 15 0 0 1 3.5 6 2.5 2.5 0 0 1 6 3.5Z',
  ],
  chat: ['M4 5h16v11.5H10L5.5 20v-3.5H4V5Z'],
  mail: ['M3.5 6h17v12h-17V6Z', 'm4 7 8 6 8-6'],
  calendar: ['M4.5 6h15v14h-15V6Z', 'M4.5 10h15M8.5 3.5V7M15.5 3.5V7'],
  clock: ['M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Z', 'M12 7.5V12l3 2'],
  enlarge: ['M4.5 9.5v-5h5M14.5 4.5h5v5M19.5 14.5v5h-5M9.5 19.5h-5v-5'],
  plus: ['M12 5v14M5 12h14'],
  minus: ['M5 12h14'],
  check: ['m5 12.5 4.5 4.5L19 7.5'],
  warning: ['M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Z', 'M12 7.5v5.5M12 16v.5'],
  pause: ['M9 6v12M15 6v12'],
  play: ['M8 5.5v13l10.5-6.5L8 5.5Z'],
  star: ['m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8L12 3.5Z'],
} as const satisfies Record<string, IconPaths>;

export type IconName = keyof typeof iconPaths;

/** A decorative line icon, 20 px by default; the control around it provides the accessible name. */
export const Icon = ({ name, ...rest }: HTMLStyledProps<'svg'> & { name: IconName }) => (
  <LineDrawing {...rest}>
    {iconPaths[name].map((path) => (
      <path key={path} d={path} />
    ))}
  </LineDrawing>
);
