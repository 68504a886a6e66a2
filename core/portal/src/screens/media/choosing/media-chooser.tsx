import { lazy, Suspense } from 'react';
import type { MediaChooserProps } from '../../../shared/media-chooser.ts';

const ChooserDialog = lazy(async () => ({ default: (await import('./chooser-dialog.tsx')).ChooserDialog }));

/** Lets somebody choose a picture of the library. Its code is loaded when it opens. */
export const MediaChooser = ({ open, ...rest }: MediaChooserProps) =>
  open ? (
    <Suspense fallback={null}>
      <ChooserDialog {...rest} />
    </Suspense>
  ) : null;
