import { chakra } from '@chakra-ui/react';
import { getRequestPhoto, requestPhotoDownload } from '@jeweler/core/api';
import type { SubmissionRecord } from '@jeweler/core/submissions';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useMediaLimits } from '../../../shared/media-limits.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { longTime } from '../../../shared/times.ts';
import { Button, IconButton } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { DialogFrame } from '../../../shared/ui/dialog-frame.tsx';
import { FileButton } from '../../../shared/ui/file-button.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { useUpload } from '../../../shared/uploads/use-upload.ts';
import { useZoom } from '../../../shared/use-zoom.ts';
import { VisuallyHidden } from '../../../ui/index.ts';
import { Photo } from './photo.tsx';

const Frame = chakra('div', {
  base: {
    flex: '1',
    minHeight: '0',
    display: 'grid',
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
    placeItems: 'center',
    overflow: 'hidden',
    bg: 'admin.sunken',
    color: 'admin.quiet',
    '& img': { width: 'full', height: 'full', objectFit: 'contain', userSelect: 'none' },
    '& .icon': { width: '3rem', height: '3rem', fill: 'none', stroke: 'currentColor', strokeWidth: '.8' },
  },
});

/** Everybody can see the names of the library's files, so it says nothing of the request. */
const COPY_NAME = 'customer-photo.jpg';

interface PhotoViewProps {
  record: SubmissionRecord;
  position: number;
  /** Shows another photo; undefined: none. */
  onShow: (position: number | undefined) => void;
  finalFocus: () => HTMLElement | null;
}

/** One photo large, enlarged further by wheel, buttons and keys; arrow keys show the others. */
export const PhotoView = ({ record, position, onShow, finalFocus }: PhotoViewProps) => {
  const { reference, photos } = record;
  const [isAsking, setAsking] = useState(false);
  const { http } = useSession();
  const upload = useUpload();
  const canCopy = useMediaLimits() !== undefined;
  const zoom = useZoom();
  const next = useRef<HTMLButtonElement>(null);
  const step = (by: 1 | -1) => {
    if (!photos[position + by]) return;
    zoom.reset();
    onShow(position + by);
  };
  const photo = photos[position];
  if (!photo) return null;
  const { id, at } = photo;
  const title = `Photo ${position + 1} of ${photos.length}`;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key] as 1 | -1 | undefined;
    if (by && zoom.isWhole) step(by);
    else if (!zoom.press(event)) return;
    event.preventDefault();
  };
  const copy = async () => {
    const jpeg = await getRequestPhoto(http, reference, id);
    return [{ file: new File([jpeg], COPY_NAME, { type: jpeg.type }), folder: '', answer: 'keep' } as const];
  };

  return (
    <>
      <DialogFrame
        title={title}
        tall
        onClose={() => onShow(undefined)}
        initialFocus={() => next.current}
        finalFocus={finalFocus}
        onKeyDown={onKeyDown}
        actions={
          <>
            <IconButton
              icon="previous"
              label="Previous photo"
              aria-disabled={position === 0}
              onClick={() => step(-1)}
            />
            <IconButton
              ref={next}
              icon="next"
              label="Next photo"
              aria-disabled={position === photos.length - 1}
              onClick={() => step(1)}
            />
            <IconButton icon="minus" label="Smaller" onClick={() => zoom.step(-1)} />
            <IconButton icon="plus" label="Larger" onClick={() => zoom.step(1)} />
          </>
        }
      >
        <chakra.p px="panel" py="2" color="admin.quiet" fontSize="small">
          <VisuallyHidden role="status">{title}</VisuallyHidden>
          Received {longTime(at)}
          <chakra.span css={{ '@media (hover: none)': { display: 'none' } }}>
            . The wheel, or + and -, zooms; 0 shows all of it. The arrow keys move an enlarged photo, or show
            the next one.
          </chakra.span>
        </chakra.p>
        <Frame
          ref={zoom.area}
          data-frame=""
          {...zoom.frame}
          style={zoom.isWhole ? {} : { touchAction: 'none', cursor: 'grab' }}
        >
          <Photo key={id} reference={reference} id={id} alt={title} style={{ transform: zoom.transform }} />
        </Frame>
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" px="panel" py="3">
          <FileButton
            name={() => `${reference}-photo-${position + 1}.jpg`}
            prepare={() => requestPhotoDownload(http, reference, id)}
          >
            Download
          </FileButton>
          {canCopy ? (
            <Button onClick={() => setAsking(true)}>
              <Icon name="image" />
              Copy to library
            </Button>
          ) : null}
        </chakra.div>
      </DialogFrame>
      {/* Beside the view, which would take its keys for its own. */}
      {isAsking ? (
        <ConfirmDialog
          title={`Copy photo ${position + 1}?`}
          answer="Copy"
          // The uploads at the foot of the window say how far it is.
          onAnswer={() => {
            onShow(undefined);
            void upload(copy(), '');
          }}
          onClose={() => setAsking(false)}
        >
          <p>Files in the library are public: whoever knows the address of one can see it.</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
};
