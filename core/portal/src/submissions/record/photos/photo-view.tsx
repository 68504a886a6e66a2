import { chakra } from '@chakra-ui/react';
import { requestPhotoDownload } from '@jeweler/core/api';
import { formatFileSize } from '@jeweler/core/format';
import type { SubmissionRecord } from '@jeweler/core/submissions';
import { type KeyboardEvent, useRef, useState } from 'react';
import { useMediaLimits } from '../../../shared/media-limits.ts';
import { mediaSearchPath } from '../../../shared/paths.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { longTime } from '../../../shared/times.ts';
import { Button, IconButton } from '../../../shared/ui/button.tsx';
import { DialogFrame } from '../../../shared/ui/dialog-frame.tsx';
import { Icon } from '../../../shared/ui/icon.tsx';
import { TextLink } from '../../../shared/ui/text-link.tsx';
import { useDownload } from '../../../shared/use-download.ts';
import { useSwipe } from '../../../shared/use-swipe.ts';
import { useZoom } from '../../../shared/use-zoom.ts';
import { VisuallyHidden } from '../../../ui/index.ts';
import { CopyDialog } from './copy-dialog.tsx';
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

interface PhotoViewProps {
  record: SubmissionRecord;
  /** Position of the photo to show first. */
  first: number;
  finalFocus: () => HTMLElement | null;
  /** Called with the position of the last one shown. */
  onClose: (shown: number) => void;
}

/** One photo large, enlarged further by wheel, buttons and keys; arrow keys show the others. */
export const PhotoView = ({ record: { reference, photos }, first, finalFocus, onClose }: PhotoViewProps) => {
  const [position, setPosition] = useState(first);
  const [isCopying, setCopying] = useState(false);
  /** Where the copy of this photo is, below the media folder. */
  const [copied, setCopied] = useState<string>();
  const { http } = useSession();
  const download = useDownload();
  const canCopy = useMediaLimits() !== undefined;
  const zoom = useZoom();
  const next = useRef<HTMLButtonElement>(null);
  const step = (by: 1 | -1) => {
    if (!photos[position + by]) return;
    zoom.reset();
    setCopied(undefined);
    setPosition(position + by);
  };
  const swipe = useSwipe((by) => zoom.isWhole && step(by));
  const photo = photos[position];
  if (!photo) return null;
  const { id, width, height, bytes, at } = photo;
  const title = `Photo ${position + 1} of ${photos.length}`;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key] as 1 | -1 | undefined;
    if (by && zoom.isWhole) step(by);
    else if (!zoom.press(event)) return;
    event.preventDefault();
  };

  return (
    <>
      <DialogFrame
        title={title}
        tall
        onClose={() => onClose(position)}
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
        <chakra.p role="status" px={{ base: '4', lg: '5' }} py="2" color="admin.quiet" fontSize="small">
          <VisuallyHidden>{`${title}: `}</VisuallyHidden>
          {`${width} × ${height} px, ${formatFileSize(bytes)}, received ${longTime(at)}`}
        </chakra.p>
        <chakra.div ref={zoom.area} display="flex" flexDirection="column" flex="1" minHeight="0" {...swipe}>
          <Frame
            data-frame=""
            {...zoom.frame}
            style={zoom.isWhole ? { touchAction: 'pinch-zoom' } : { touchAction: 'none', cursor: 'grab' }}
          >
            <Photo key={id} reference={reference} id={id} alt={title} style={{ transform: zoom.transform }} />
          </Frame>
        </chakra.div>
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          gap="3"
          px={{ base: '4', lg: '5' }}
          py="3"
        >
          {download ? (
            <Button
              aria-disabled={download.busy}
              onClick={() =>
                void download.save({
                  name: `${reference}-photo-${position + 1}.jpg`,
                  prepare: () => requestPhotoDownload(http, reference, id),
                })
              }
            >
              <Icon name="download" />
              Download
            </Button>
          ) : null}
          {canCopy ? (
            <Button onClick={() => setCopying(true)}>
              <Icon name="image" />
              Copy to library
            </Button>
          ) : null}
          {/* Not a notice, which no key reaches while a dialog is open. */}
          <chakra.p role="status" overflowWrap="anywhere">
            {copied === undefined ? null : (
              <>
                Copied to <TextLink to={mediaSearchPath(copied)}>{copied}</TextLink>
              </>
            )}
          </chakra.p>
          <chakra.p
            flex="1 1 12rem"
            color="admin.quiet"
            fontSize="small"
            css={{ '@media (hover: none)': { display: 'none' } }}
          >
            The wheel, or + and -, zooms; 0 shows all of it. The arrow keys move an enlarged photo, or show
            the next one.
          </chakra.p>
        </chakra.div>
      </DialogFrame>
      {/* Beside the view, which would take its keys for its own. */}
      {isCopying ? (
        <CopyDialog
          reference={reference}
          id={id}
          title={`Copy photo ${position + 1}`}
          onCopied={(path) => {
            setCopied(path);
            setCopying(false);
          }}
          onClose={() => setCopying(false)}
        />
      ) : null}
    </>
  );
};
