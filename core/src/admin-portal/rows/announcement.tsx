import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../ui/index.ts';

/** Said only after this pause, so that typing and a held arrow key are not talked over. */
const PAUSE = 700;

/** Tells screen readers how many items are shown and selected, once that has settled. */
export const Announcement = ({ children: text }: { children: string }) => {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <VisuallyHidden role="status" data-announcement="">
      {said}
    </VisuallyHidden>
  );
};
