import { chakra } from '@chakra-ui/react';
import { LinkRowGrid } from '../../../shared/data-list/row-box-style.ts';
import { squareThumbnailStyle } from '../../../shared/thumbnail.tsx';
import { plainIconStyle } from '../../../shared/ui/icon.tsx';

const oneLine = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

const handle = {
  display: 'grid',
  placeItems: 'center',
  width: 'target',
  color: 'admin.quiet',
  '& .icon': { width: '1.25rem', height: '1.25rem', ...plainIconStyle, strokeWidth: '2.5' },
} as const;

/** All styles of the rows. */
export const RecordGrid = chakra(LinkRowGrid, {
  base: {
    '& .row': { gridTemplateColumns: 'minmax(0, 1fr) auto auto', bg: 'admin.panel' },
    '& .row.pickable': {
      gridTemplateColumns: '2.75rem minmax(0, 1fr) auto auto',
      paddingLeft: { base: '1', lg: '2' },
    },
    '& .row.dragged': { opacity: '.5' },
    '& .link': {
      display: 'grid',
      // With large text on a phone, the picture makes room.
      gridTemplateColumns: 'min(3rem, 13vw) minmax(0, 1fr) fit-content(50%)',
      alignContent: 'center',
      columnGap: '3',
      rowGap: '2px',
      paddingLeft: 'panel',
    },
    '& .pickable .link': { paddingLeft: '1' },
    // Beside the grip, which has room of its own.
    // What comes behind the line is not shown on phones.
    '& .line:not(:last-child) .link': { paddingRight: { base: '4', sm: '0' } },
    '& .link.textual': { gridTemplateColumns: 'minmax(0, 1fr) fit-content(50%)' },
    '& .textual .name': { gridColumn: '1 / -1' },
    '& .picture': {
      ...squareThumbnailStyle,
      gridRow: '1 / 3',
      aspectRatio: 'auto',
      height: '3rem',
      '& .icon': { width: '1.25rem', height: '1.25rem', ...plainIconStyle },
    },
    '& .name': { ...oneLine, textAlign: 'left', fontWeight: 'medium' },
    '& .about': { ...oneLine, color: 'admin.quiet', fontSize: 'small' },
    '& .price, & .state': {
      textAlign: 'right',
      fontSize: 'small',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: { base: 'normal', sm: 'nowrap' },
    },
    '& .state': { color: 'admin.quiet', fontSize: 'note' },
    // Above the link, which covers the row.
    // On a phone the name needs the room; a long press asks for the menu there.
    '& .more': { position: 'relative', zIndex: '1', display: { base: 'none', sm: 'grid' } },
    '& .more button': { ...handle, cursor: 'pointer', _hover: { color: 'admin.fg' } },
    // Else a phone would scroll the list.
    '& .grip': { ...handle, position: 'relative', zIndex: '1', cursor: 'grab', touchAction: 'none' },
    '& .target': {
      position: 'absolute',
      insetInline: '0',
      height: '2px',
      marginTop: '-1px',
      bg: 'admin.accent',
      zIndex: '2',
      pointerEvents: 'none',
    },
  },
});
