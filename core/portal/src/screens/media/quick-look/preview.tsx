import { chakra } from '@chakra-ui/react';
import type { PixelSize } from '@jeweler/core/schemas';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { useAttempt, useConnection } from '../../../shared/live/use-live.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { fileVariantAddress } from '../../../shared/variant-address.ts';
import type { LibraryFile } from '../files/library-file.ts';

const Stage = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    gridTemplateRows: 'minmax(0, 1fr)',
    gridTemplateColumns: 'minmax(0, 1fr)',
    height: { base: '52dvh', lg: 'min(68dvh, 44rem)' },
    bg: 'admin.sunken',
    color: 'admin.quiet',
    '& img, & video': { maxWidth: 'full', maxHeight: 'full', objectFit: 'contain' },
  },
});

const Nothing = ({ icon, children }: { icon: 'film' | 'file'; children: ReactNode }) => (
  <chakra.div display="grid" justifyItems="center" gap="3" px="5" textAlign="center">
    <Icon name={icon} width="3rem" height="3rem" strokeWidth=".8" />
    {children}
  </chakra.div>
);

/** Blames the file only while the server is reachable; otherwise loading is retried on reconnect. */
const Failed = ({ icon, children }: { icon: 'film' | 'file'; children: string }) => (
  <Nothing icon={icon}>
    {useConnection() === 'lost'
      ? 'The server cannot be reached right now. You can still copy the path and URL.'
      : children}
  </Nothing>
);

const Picture = ({ file }: { file: LibraryFile }) => {
  const attempt = useAttempt();
  const [broken, setBroken] = useState<number>();
  const picture = useRef<HTMLImageElement>(null);
  const variant = (width: 1280 | 1920) => fileVariantAddress(file, width);

  useEffect(() => {
    const image = picture.current;
    // The image may have failed before React attached its listener.
    if (image?.complete && image.naturalWidth === 0) setBroken(attempt);
  }, [attempt]);

  if (broken === attempt) {
    return (
      <Failed icon="file">
        This picture cannot be shown: the file may be damaged, or too large for a preview.
      </Failed>
    );
  }
  return (
    <img
      // As for films: one that failed just before the reconnect is loaded again.
      key={broken === undefined ? 'first' : attempt}
      ref={picture}
      src={variant(1280)}
      srcSet={`${variant(1280)} 1x, ${variant(1920)} 2x`}
      alt={file.name}
      onError={() => setBroken(attempt)}
    />
  );
};

interface PreviewProps {
  file: LibraryFile;
  /** Called with the size of a film. Must be the same function across renders. */
  onSize: (publicUrl: string, size: PixelSize) => void;
}

const Film = ({ file: { publicUrl, name }, onSize }: PreviewProps) => {
  const film = useRef<HTMLVideoElement>(null);
  const attempt = useAttempt();
  const [broken, setBroken] = useState<number>();

  const measure = useCallback(() => {
    const { videoWidth: width = 0, videoHeight: height = 0 } = film.current ?? {};
    if (width > 0) onSize(publicUrl, { width, height });
  }, [publicUrl, onSize]);
  // A video starts loading when its element is created, so it may have loaded or failed before React attached
  // its listeners.
  useEffect(measure, [measure]);
  useEffect(() => {
    if (film.current?.error) setBroken(attempt);
  });

  if (broken === attempt) {
    return (
      <Failed icon="film">This video cannot be played here. You can still copy its path and URL.</Failed>
    );
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: films of the media folder have no captions
    <video
      // A video that failed just before the reconnect is loaded again; one that plays continues.
      key={broken === undefined ? 'first' : attempt}
      ref={film}
      src={publicUrl}
      controls
      playsInline
      preload="metadata"
      aria-label={name}
      onLoadedMetadata={measure}
      onError={() => setBroken(attempt)}
    />
  );
};

/** The picture enlarged, the video with its controls, or an icon. */
export const Preview = ({ file, onSize }: PreviewProps) => (
  <Stage>
    {file.kind === 'image' ? (
      <Picture file={file} />
    ) : file.kind === 'video' ? (
      <Film file={file} onSize={onSize} />
    ) : (
      <Nothing icon="file">There is no preview for this kind of file.</Nothing>
    )}
  </Stage>
);
