import { chakra } from '@chakra-ui/react';

/** Height of a row in rem. */
export const ROW_HEIGHT = 4.5;

/** The scroll container of the list, also rendered while the list is empty. */
export const Scroller = chakra('div', {
  base: {
    position: 'relative',
    borderTop: '1px solid',
    borderColor: 'admin.rule',
    height: { base: 'max(24rem, calc(100dvh - 22rem))', lg: 'max(20rem, calc(100dvh - 23.5rem))' },
    overflowY: 'auto',
    overflowX: 'hidden',
    overflowAnchor: 'none',
    scrollbarWidth: 'thin',
    scrollbarColor: '{colors.admin.control} transparent',
  },
});
