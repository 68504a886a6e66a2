import { chakra } from '@chakra-ui/react';

/** Height of a row in rem. */
export const ROW_HEIGHT = 4.5;

/** Windows in which the list scrolls by itself; the same breakpoint as the theme's `lg`. */
export const OWN_SCROLLING = '(min-width: 64rem)';

/** Fades what belongs to the filters before, until the answer to the present ones comes: at once, nothing changes. */
export const outdatedStyle = {
  '&[aria-busy=true]': { opacity: '.45', transition: 'opacity .2s linear .25s' },
} as const;

/**
 * The frame of the list, also rendered while the list is empty. In a wide window it is the list's scroll
 * container; in a narrow one, two nested ones would leave little of the list, and the page scrolls.
 */
export const Scroller = chakra('div', {
  base: {
    position: 'relative',
    borderTop: 'rule',
    flex: { base: 'none', lg: '1 1 20rem' },
    minHeight: { base: '20rem', lg: '0' },
    overflowY: { lg: 'auto' },
    overflowX: { lg: 'hidden' },
    overflowAnchor: 'none',
    scrollbarWidth: 'thin',
    scrollbarColor: '{colors.admin.control} transparent',
    ...outdatedStyle,
  },
});
