import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../ui/index.ts';

/** So that announcements do not interrupt typing or a held arrow key. */
const ANNOUNCE_DELAY_MS = 700;

/** Announces to screen readers how many items are shown and selected, once the numbers are stable. */
export const Announcement = ({ children: text }: { children: string }) => {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), ANNOUNCE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <VisuallyHidden role="status" data-announcement="">
      {said}
    </VisuallyHidden>
  );
};
