import { chakra } from '@chakra-ui/react';
import type { ComponentProps } from 'react';
import { plainIconStyle } from '../../../shared/ui/icon.tsx';
import { badgeRecipe, boxStyle, chosenEdgeStyle, chosenStyle } from '../../../theme/index.ts';
import { gridSizes } from './row-metrics.ts';

const CARD_FOOT = `${gridSizes.cardFoot}rem`;
const LIST_HEAD = `${gridSizes.listHead}rem`;

const covering = { position: 'absolute', inset: '0' } as const;

const cardStyle = {
  '& .file': { borderRadius: 'admin', border: 'rule', overflow: 'hidden' },
  '& .file:hover': { borderColor: 'admin.control' },
  '& .file[aria-selected=true]': {
    borderColor: 'admin.accent',
    boxShadow: '0 0 0 1px {colors.admin.accent}',
  },
  '& .thumb': {
    ...covering,
    bottom: CARD_FOOT,
    '& > .icon': { width: '2rem', height: '2rem', strokeWidth: '1' },
  },
  '& .meta': {
    position: 'absolute',
    insetInline: '0',
    bottom: '0',
    minHeight: CARD_FOOT,
    px: '2',
    py: '1',
    bg: 'inherit',
  },
  '& .name': { display: 'block', fontSize: 'small', fontWeight: 'medium', lineHeight: '1.125rem' },
  // The full name, over the picture, for the hovered or focused file.
  '& .file:hover .name, & .file:focus-visible .name': { whiteSpace: 'normal', overflowWrap: 'anywhere' },
  '& .sub': {
    display: 'flex',
    flexWrap: 'wrap',
    overflowWrap: 'normal',
    justifyContent: 'space-between',
    alignItems: 'center',
    minHeight: '1.125rem',
    fontSize: 'note',
    lineHeight: '1.125rem',
    color: 'admin.quiet',
  },
  '& .tick': { top: '2', left: '2' },
  '& .used': { bottom: '2', left: '2' },
  '& .look': { top: '0', right: '0' },
};

const LINE_COLUMNS = '2.75rem minmax(0, 1.6fr) minmax(0, 1.5fr) 4.5rem 6.5rem 6.5rem 2.75rem';
/** With a column for the time a file was added, where there is room for it beside the names. */
const WIDE = '@media (min-width: 90rem)';
const WIDE_COLUMNS = '2.75rem minmax(0, 1.6fr) minmax(0, 1.5fr) 4.5rem 5.5rem 6rem 10.75rem 2.75rem';
const NARROW_COLUMNS = '2.75rem minmax(0, 1fr) 2.75rem';

const lineStyle = {
  '& .head, & .file': {
    display: 'grid',
    gridTemplateColumns: { base: NARROW_COLUMNS, lg: LINE_COLUMNS },
    [WIDE]: { gridTemplateColumns: WIDE_COLUMNS },
    columnGap: { base: '3', lg: '6' },
    alignItems: 'center',
    paddingLeft: '3rem',
    paddingRight: { base: '0', lg: '1' },
  },
  '& .head': {
    position: 'sticky',
    top: '0',
    zIndex: '2',
    display: { base: 'none', lg: 'grid' },
    height: LIST_HEAD,
    bg: 'admin.canvas',
    color: 'admin.quiet',
    fontSize: 'small',
    fontWeight: 'medium',
    '& .size, & .date, & .added': { textAlign: 'right' },
    '& .sort': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minHeight: LIST_HEAD,
      cursor: 'pointer',
      '&:hover': { color: 'admin.fg' },
      '&:focus-visible': { outlineOffset: '-2px' },
    },
    // The sort arrow is placed beside the name, whose position does not depend on it.
    '& :is(.size, .date, .added) .sort': { flexDirection: 'row-reverse' },
    '& .ascending, & .descending, & .unsorted': { display: 'inline-flex' },
    '& .ascending': { transform: 'scaleY(-1)' },
    '& .unsorted': { visibility: 'hidden' },
    '& [aria-sort] .sort': { color: 'admin.fg' },
  },
};

const fileStyle = {
  '--gap': `${gridSizes.gap}rem`,
  position: 'relative',
  marginLeft: { base: '4', lg: '5' },
  marginRight: {
    base: 'calc({spacing.4} - var(--scrollbar))',
    lg: 'calc({spacing.5} - var(--scrollbar))',
  },
  userSelect: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& .file': { position: 'absolute', bg: 'admin.panel', cursor: 'pointer' },
  '& .file[aria-selected=true]': { bg: 'admin.selected', ...chosenEdgeStyle },
  '& .file:focus-visible': { zIndex: '1' },
  '& .icon': {
    width: '.875rem',
    height: '.875rem',
    ...plainIconStyle,
  },
  '& .thumb': {
    display: 'grid',
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
    placeItems: 'center',
    bg: 'admin.sunken',
    color: 'admin.quiet',
  },
  // Of what is cut off, more below than above: that is where jewelry has its stones.
  '& .thumb img': { width: 'full', height: 'full', objectFit: 'cover', objectPosition: '50% 25%' },
  '& .name, & .path': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& .badge': { ...badgeRecipe.base, lineHeight: 'inherit' },
  // An outline instead of a background.
  '& .file[aria-selected=true] .badge': { bg: 'transparent', boxShadow: 'inset 0 0 0 1px currentColor' },
  '& .tick': {
    position: 'absolute',
    display: 'none',
    placeItems: 'center',
    width: '6',
    height: '6',
    borderRadius: 'full',
    bg: 'admin.accent',
    color: 'admin.panel',
    '& .icon': { strokeWidth: '2.5' },
  },
  '& .file[aria-selected=true] .tick': { display: 'grid', ...chosenStyle },
  '& .used': {
    position: 'absolute',
    px: '.4rem',
    lineHeight: '1.375rem',
    borderRadius: '2px',
    bg: 'admin.panel',
    color: 'admin.quiet',
    fontSize: 'micro',
    fontWeight: 'strong',
  },
  '& .note': { display: 'inline-flex', flex: 'none' },
  '& .look': {
    position: 'absolute',
    display: 'grid',
    placeItems: 'center',
    width: 'target',
    height: 'target',
    color: 'admin.fg',
    cursor: 'pointer',
    '& .icon': {
      boxSizing: 'content-box',
      width: '1.125rem',
      height: '1.125rem',
      padding: '.3125rem',
      borderRadius: 'full',
      bg: 'admin.panel',
    },
    '@media (hover: hover)': { opacity: '0' },
  },
  '& .file:hover .look, & .file:focus-visible .look, & .look:focus-visible': { opacity: '1' },
} as const;

const rowStyle = {
  ...lineStyle,
  '--gap': '0px',
  '& .file': {
    ...lineStyle['& .head, & .file'],
    bg: 'transparent',
    borderTop: 'rule',
  },
  '& .file:hover:not([aria-selected=true])': { bg: 'admin.sunken' },
  '& .file:focus-visible': { outlineOffset: '-2px' },
  '& .thumb': {
    width: '2.75rem',
    height: '2.75rem',
    '& > .icon': { width: '1.25rem', height: '1.25rem' },
  },
  '& .thumb img': { borderRadius: '2px', width: 'full', height: 'full', objectFit: 'cover' },
  // The checkbox is where the mock-up's table has it: only drawn, since the row itself is the control.
  '& .tick': {
    ...boxStyle,
    left: '.625rem',
    top: 'calc(50% - .625rem)',
    // Not by a transparent color, which forced colors do not keep.
    '& .icon': { visibility: 'hidden' },
  },
  // Drawn as a radio button where one file is chosen.
  '&[aria-multiselectable=false] .tick': { borderRadius: 'full' },
  '& .file[aria-selected=true] .tick': {
    bg: 'admin.solid',
    borderColor: 'admin.solid',
    color: 'admin.onSolid',
    '& .icon': { visibility: 'visible' },
    ...chosenStyle,
  },
  '& .line': { display: 'flex', alignItems: 'center', gap: '2' },
  '& .text': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '& .file:focus-visible .text': {
    lineClamp: '2',
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    lineHeight: 'snug',
  },
  '& .used': { position: 'static', flex: 'none' },
  '& .look': { right: '0' },
  '& .path': { color: 'admin.quiet' },
  '& .size, & .date, & .added': { textAlign: 'right', whiteSpace: 'nowrap' },
  '& .path, & .type, & .size, & .date': { display: { base: 'none', lg: 'block' } },
  '& .added': { display: 'none', [WIDE]: { display: 'block' } },
  '& .name .sub': {
    display: { base: 'block', lg: 'none' },
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    fontSize: 'note',
    color: 'admin.quiet',
  },
} as const;

const styles = { grid: [fileStyle, cardStyle], list: [fileStyle, rowStyle] };

interface FileGridProps extends ComponentProps<typeof chakra.div> {
  layout: 'grid' | 'list';
}

/**
 * All styles of the files: items use class names, so that one style rule serves all of them. As `css`, which Chakra
 * resolves once: it would resolve a recipe of this component at every step of scrolling.
 */
export const FileGrid = ({ layout, ...rest }: FileGridProps) => <chakra.div css={styles[layout]} {...rest} />;
