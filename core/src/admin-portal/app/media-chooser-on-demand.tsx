import { lazy, Suspense } from 'react';
import type { MediaChooserProps } from '../shared/media-chooser.ts';

const MediaChooser = lazy(async () => ({
  default: (await import('../screens/media/choosing/media-chooser.tsx')).MediaChooser,
}));

/** The library's chooser, loaded when it opens. */
export const MediaChooserOnDemand = ({ open, ...rest }: MediaChooserProps) =>
  open ? (
    <Suspense fallback={null}>
      <MediaChooser {...rest} />
    </Suspense>
  ) : null;
