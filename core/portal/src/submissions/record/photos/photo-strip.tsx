import { chakra } from '@chakra-ui/react';
import type { SubmissionRecord } from '@jeweler/core/submissions';
import { useRef, useState } from 'react';
import { squareThumbnailStyle } from '../../../shared/thumbnail.tsx';
import { Photo } from './photo.tsx';
import { PhotoView } from './photo-view.tsx';

const Strip = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(5rem, 1fr))',
    width: 'full',
    maxWidth: '42rem',
    // Otherwise as many columns as the maximum has room for would widen a narrow window.
    minWidth: '0',
    gap: '2',
    '& button': {
      ...squareThumbnailStyle,
      border: 'rule',
      borderRadius: 'admin',
      cursor: 'zoom-in',
      _hover: { borderColor: 'admin.control' },
    },
  },
});

/** The photos that a visitor has added, small; each opens the large view. Nothing without any. */
export const PhotoStrip = ({ record }: { record: SubmissionRecord }) => {
  const { reference, photos } = record;
  const [shown, setShown] = useState<number>();
  const strip = useRef<HTMLUListElement>(null);
  if (photos.length === 0) return null;
  return (
    <>
      <Strip ref={strip} aria-label="Photos">
        {photos.map(({ id }, index) => (
          <li key={id}>
            <button type="button" onClick={() => setShown(index)}>
              <Photo reference={reference} id={id} alt={`Photo ${index + 1} of ${photos.length}`} />
            </button>
          </li>
        ))}
      </Strip>
      {shown === undefined ? null : (
        <PhotoView
          record={record}
          position={shown}
          onShow={setShown}
          // The one that was shown last.
          finalFocus={() => strip.current?.querySelectorAll('button')[shown] ?? null}
        />
      )}
    </>
  );
};
