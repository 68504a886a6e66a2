import { useEffect, useRef } from 'react';
import { styled } from '#styled-system/jsx';

interface ThankYouProps {
  /** True right after subscribing: the button that had the focus is gone. */
  takesFocus: boolean;
}

/** Shown where the form was, once subscribed. */
export const ThankYou = ({ takesFocus }: ThankYouProps) => {
  const text = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) text.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  return (
    <styled.p ref={text} tabIndex={-1} textStyle="h3" _focusVisible={{ outlineStyle: 'none' }}>
      Thank you for subscribing!
    </styled.p>
  );
};
