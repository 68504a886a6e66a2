import { styled } from '#styled-system/jsx';

/** The native dialog at the full height of the window, without the size limits of the browser's styles. */
export const WindowDialog = styled('dialog', {
  base: {
    position: 'fixed',
    inset: '0',
    height: '100dvh',
    maxWidth: 'none',
    maxHeight: 'none',
    color: 'fg',
  },
});
