/**
 * Wide enough for both navigations; below, the side menu stands in for them. A media query and not a
 * breakpoint of the system, whose types know only Chakra's own names.
 */
export const fromNav = '@media (min-width: 68rem)';
