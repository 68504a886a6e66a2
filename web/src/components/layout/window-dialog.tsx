import { styled } from '#styled-system/jsx';

/**
 * The native dialog at the full height of the window, without the border and size limits of the browser's
 * styles.
 */
export const WindowDialog = styled('dialog', {
  base: {
    position: 'fixed',
    inset: '0',
    height: '100dvh',
    maxWidth: 'none',
    maxHeight: 'none',
    margin: '0',
    border: '0',
    padding: '0',
    color: 'fg',
  },
});
