import { styled } from '#styled-system/jsx';

const Line = styled('div', {
  base: {
    position: 'fixed',
    top: '0',
    insetInline: '0',
    height: '3px',
    zIndex: 'toast',
    bg: 'linear-gradient(90deg, {colors.gold.500} 40%, {colors.gold.300}, {colors.gold.500} 60%) 0 / 300%',
    // With reduced motion it stands still.
    animation: 'sheen 1.2s linear infinite',
  },
});

/** A line at the top of the window while the page that was asked for is loading. */
export const NavigationProgress = () => <Line role="progressbar" aria-label="Loading the page" />;
