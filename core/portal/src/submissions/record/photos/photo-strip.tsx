import { chakra } from '@chakra-ui/react';
import type { SubmissionRecord } from '@jeweler/core/submissions';
import { lazy, Suspense, useRef, useState } from 'react';
import { squareThumbnailStyle } from '../../../shared/thumbnail.tsx';
import { Photo } from './photo.tsx';

const PhotoView = lazy(async () => ({ default: (await import('./photo-view.tsx')).PhotoView }));

const Strip = chakra('ul', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(5rem, 1fr))',
    width: 'full',
    maxWidth: '42rem',
    // Otherwise as many columns as the maximum has room for would widen a narrow window.
    minWidth: '0',
    gap: '2',
    margin: '0',
    padding: '0',
    '& button': {
      ...squareThumbnailStyle,
      padding: '0',
      border: '1px solid',
      borderColor: 'admin.rule',
      borderRadius: 'admin',
      cursor: 'zoom-in',
      _hover: { borderColor: 'admin.control' },
    },
  },
});

/** The photos that a visitor has added, small; each opens the large view. Nothing without any. */
export const PhotoStrip = ({ record }: { record: SubmissionRecord }) => {
  const { reference, photos } = record;
  const [opened, setOpened] = useState<number>();
  const strip = useRef<HTMLUListElement>(null);
  /** The one that was shown last has the focus after the view. */
  const last = useRef(0);
  if (photos.length === 0) return null;
  return (
    <>
      <Strip ref={strip} aria-label="Photos">
        {photos.map(({ id }, index) => (
          <li key={id}>
            <button type="button" onClick={() => setOpened(index)}>
              <Photo reference={reference} id={id} alt={`Photo ${index + 1} of ${photos.length}`} />
            </button>
          </li>
        ))}
      </Strip>
      {opened === undefined ? null : (
        <Suspense fallback={null}>
          <PhotoView
            record={record}
            first={opened}
            finalFocus={() => strip.current?.querySelectorAll('button')[last.current] ?? null}
            onClose={(shown) => {
              last.current = shown;
              setOpened(undefined);
            }}
          />
        </Suspense>
      )}
    </>
  );
};
