import { chakra } from '@chakra-ui/react';
import { type ComponentProps, useEffect, useRef } from 'react';

const Title = chakra('h1', {
  // The focus comes by navigation only: a heading is no control.
  base: { textStyle: 'h3', overflowWrap: 'break-word', _focus: { outline: 'none' } },
});

/**
 * The one h1 of a screen, in Cormorant. After a navigation it has the focus (`useArrival`); where the
 * screen's code comes later, it takes the focus over from `main`.
 */
export const ScreenTitle = (props: ComponentProps<typeof Title>) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { current: heading } = title;
    if (document.activeElement === heading?.closest('main')) heading?.focus({ preventScroll: true });
  }, []);
  return <Title ref={title} tabIndex={-1} {...props} />;
};
