import { chakra } from '@chakra-ui/react';

/** Placeholder with a slow shimmer, in the shape of the content to come. */
export const Skeleton = chakra('span', {
  base: {
    display: 'block',
    height: '.875rem',
    borderRadius: '2px',
    bg: 'linear-gradient(100deg, {colors.admin.sunken} 40%, {colors.admin.rule} 50%, {colors.admin.sunken} 60%) 0 0 / 300% 100%',
    animation: 'sheen 2.4s {easings.inout} infinite',
  },
});
