import { chakra } from '@chakra-ui/react';

/** A surface on the canvas with a 1 px border; panels are never nested. */
export const Panel = chakra('section', {
  base: {
    bg: 'admin.panel',
    border: '1px solid',
    borderColor: 'admin.rule',
    borderRadius: 'admin',
    minWidth: '0',
  },
});

/** The header of a panel: its heading, with related content at the end of the line. */
export const PanelHead = chakra('header', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    alignItems: 'center',
    columnGap: '4',
    minHeight: '3.25rem',
    px: { base: '4', lg: '5' },
    py: '3',
    borderBottom: '1px solid',
    borderColor: 'admin.rule',
  },
});

/** The heading of a panel. */
export const PanelTitle = chakra('h2', {
  base: { fontSize: 'body', fontWeight: 'strong', lineHeight: 'snug' },
});
