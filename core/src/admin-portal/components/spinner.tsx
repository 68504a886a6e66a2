import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

/** A turning ring, 20 px unless sized otherwise; say beside it what is being waited for. */
export const Spinner = (props: HTMLChakraProps<'svg'>) => (
  <chakra.svg
    viewBox="0 0 24 24"
    aria-hidden="true"
    width="icon"
    height="icon"
    flex="none"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    animation="turn 900ms linear infinite"
    {...props}
  >
    <circle cx="12" cy="12" r="9" opacity=".25" />
    <path d="M21 12a9 9 0 0 0-9-9" strokeLinecap="round" />
  </chakra.svg>
);
