import { styled } from '#styled-system/jsx';

/** The browser's own dialog from top to bottom of the window, without the frame and the bounds it comes with. */
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
