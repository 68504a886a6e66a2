import { commonIconPaths, type IconPaths } from '../../ui/index.ts';

/** Outlines on a 24 px grid, drawn with one stroke. */
export const iconPaths = {
  ...commonIconPaths,
  today: ['M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Z', 'M12 7v5l3.5 2'],
  image: [
    'M3.5 4.5h17v15h-17Z',
    'M9 7.7a1.8 1.8 0 1 0 0 3.6 1.8 1.8 0 0 0 0-3.6Z',
    'm4 17.5 5.5-5 3.5 3 3-2.5 4.5 4',
  ],
  film: ['M3.5 5.5h17v13h-17ZM7.5 5.5v13M16.5 5.5v13M3.5 10h4M3.5 14h4M16.5 10h4M16.5 14h4'],
  file: ['M6 3.5h8l4.5 4.5v12.5H6ZM14 3.5V8h4.5'],
  folder: ['M3.5 6h6l2 2.5h9v10.5h-17Z'],
  logout: ['M10 4H4.5v16H10M9.5 12h11M16.5 8l4 4-4 4'],
  moon: ['M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z'],
  sun: [
    'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Z',
    'M12 3v2M12 19v2M3 12h2M19 12h2M5.6 5.6 7 7M17 17l1.4 1.4M5.6 18.4 7 17M17 7l1.4-1.4',
  ],
  'eye-off': [
    'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z',
    'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
    'm4 20.5 16-17',
  ],
  refresh: ['M20 11a8 8 0 0 0-14.5-4L3.5 9.5M3.5 4.5v5h5M4 13a8 8 0 0 0 14.5 4l2-2.5M20.5 19.5v-5h-5'],
  grid: ['M4 4h6.5v6.5H4ZM13.5 4H20v6.5h-6.5ZM4 13.5h6.5V20H4ZM13.5 13.5H20V20h-6.5Z'],
  link: [
    'M10 13.5a4 4 0 0 0 5.7.3l3.1-3.1a4 4 0 0 0-5.6-5.7l-1.6 1.6',
    'M14 10.5a4 4 0 0 0-5.7-.3l-3.1 3.1a4 4 0 0 0 5.6 5.7l1.6-1.6',
  ],
  list: ['M4 6.5h16M4 12h16M4 17.5h16'],
  copy: ['M8.5 8.5V4h11.5v11.5h-4.5', 'M4 8.5h11.5V20H4Z'],
  check: ['m4.5 12.5 5 5 10-11'],
  more: ['M5.5 12h.01M12 12h.01M18.5 12h.01'],
  info: ['M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Z', 'M12 11v5.5M12 7.5v.1'],
  warning: ['M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Z', 'M12 7.5v5.5M12 16.2v.1'],
} as const satisfies Record<string, IconPaths>;

export type IconName = keyof typeof iconPaths;
