import { styled } from '#styled-system/jsx';

/**
 * The page in two columns: picture and note on the dark side, the form beside them; below 1024 px in one
 * column, with the note last. In the reading order, the form always comes before the note.
 */
export const VisitLayout = styled('div', {
  base: {
    position: 'relative',
    zIndex: 'sheet',
    display: 'grid',
    bg: 'bg',
    gridTemplateColumns: 'minmax(0, 1fr)',
    lg: {
      gridTemplateColumns: 'minmax(0, 4.4fr) minmax(0, 7.6fr)',
      gridTemplateRows: '50rem 1fr',
    },
  },
});

export const VisitForm = styled('section', {
  base: {
    pt: { base: '10', lg: 'clamp(3rem, 5vw, 5.5rem)' },
    pr: 'gutter',
    pb: { base: '20', lg: 'clamp(4rem, 7vw, 8rem)' },
    pl: { base: 'gutter', lg: 'clamp(3rem, 6vw, 6.5rem)' },
    lg: { gridColumn: '2', gridRow: '1 / 3' },
  },
});

export const VisitNote = styled('aside', {
  base: {
    bg: 'bg',
    color: 'fg',
    pt: { base: '8', lg: '12' },
    pr: { base: 'gutter', lg: 'clamp(2rem, 4vw, 4rem)' },
    pb: { base: '10', lg: '16' },
    pl: 'gutter',
    borderBottom: { base: '1px solid {colors.rule}', lg: '0' },
    lg: { gridColumn: '1', gridRow: '2' },
  },
});
