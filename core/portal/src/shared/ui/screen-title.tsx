import { chakra } from '@chakra-ui/react';
import { type ComponentProps, useEffect, useRef } from 'react';

const Title = chakra('h1', {
  // Focused only by script after navigation: a heading is not a control, so it shows no outline.
  base: { textStyle: 'h3', overflowWrap: 'break-word', _focus: { outline: 'none' } },
});

/**
 * The only h1 of a screen, in Cormorant. It gets the focus after a navigation (`useRouteFocus`); when the
 * screen's code loads later, it takes the focus over from `main`.
 */
export const ScreenTitle = (props: ComponentProps<typeof Title>) => {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const { current: heading } = title;
    if (document.activeElement === heading?.closest('main')) heading?.focus({ preventScroll: true });
  }, []);
  return <Title ref={title} tabIndex={-1} {...props} />;
};
