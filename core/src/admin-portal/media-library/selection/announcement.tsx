import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../../ui/index.ts';

/** Said only after this pause, so that typing and a held arrow key are not talked over. */
const PAUSE = 700;

/** Tells screen readers how many files are shown and selected, once that has settled. */
export const Announcement = ({ found, selected }: { found: number; selected: number }) => {
  const text = `${found} files found, ${selected} selected`;
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
