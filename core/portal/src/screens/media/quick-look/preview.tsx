import { chakra } from '@chakra-ui/react';
import type { PixelSize } from '@jeweler/core/schemas';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAttempt, useConnection } from '../../../shared/live/live-connection.ts';
import { Icon } from '../../../shared/ui/icon.tsx';
import { fileVariantAddress } from '../../../shared/variant-address.ts';
import type { LibraryFile } from '../files/library-file.ts';

const Stage = chakra('div', {
  base: {
    display: 'grid',
    placeItems: 'center',
    gridTemplateRows: 'minmax(0, 1fr)',
    gridTemplateColumns: 'minmax(0, 1fr)',
    height: { base: '52dvh', lg: 'full' },
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

/** What has failed is loaded again after a reconnect; a film that plays continues. */
const useFailure = (hasFailed: () => boolean) => {
  const attempt = useAttempt();
  const [broken, setBroken] = useState<number>();
  const check = useEffectEvent(() => {
    if (hasFailed()) setBroken(attempt);
  });
  // It may have failed before React attached its listener.
  // biome-ignore lint/correctness/useExhaustiveDependencies: run again for what is loaded again
  useEffect(() => check(), [attempt]);
  return {
    key: broken === undefined ? 'first' : attempt,
    isBroken: broken === attempt,
    fail: () => setBroken(attempt),
  };
};

/** The variant that fills the window, of which the details take a quarter. */
export const previewAddress = (file: LibraryFile): string =>
  fileVariantAddress(file, 0.75 * window.innerWidth * window.devicePixelRatio > 1280 ? 1920 : 1280);

const Picture = ({ file }: { file: LibraryFile }) => {
  const picture = useRef<HTMLImageElement>(null);
  const { key, isBroken, fail } = useFailure(
    () => picture.current?.complete === true && picture.current.naturalWidth === 0,
  );
  return isBroken ? (
    <Failed icon="file">
      This picture cannot be shown: the file may be damaged, or too large for a preview.
    </Failed>
  ) : (
    <img
      key={key}
      ref={picture}
      src={previewAddress(file)}
      alt={file.name}
      // In the frame of the key, if it has been loaded ahead.
      decoding="sync"
      onError={fail}
    />
  );
};

interface PreviewProps {
  file: LibraryFile;
  /** Called with the size of a film. */
  onSize: (size: PixelSize) => void;
}

const Film = ({ file: { publicUrl, name }, onSize }: PreviewProps) => {
  const film = useRef<HTMLVideoElement>(null);
  const { key, isBroken, fail } = useFailure(() => Boolean(film.current?.error));
  const tellSize = () => {
    const { videoWidth: width = 0, videoHeight: height = 0 } = film.current ?? {};
    if (width > 0) onSize({ width, height });
  };
  const tellKnownSize = useEffectEvent(tellSize);
  // It may be known before React attached its listener.
  // biome-ignore lint/correctness/useExhaustiveDependencies: run again for what is loaded again
  useEffect(() => tellKnownSize(), [key]);
  return isBroken ? (
    <Failed icon="film">This video cannot be played here. You can still copy its path and URL.</Failed>
  ) : (
    // biome-ignore lint/a11y/useMediaCaption: films of the media folder have no captions
    <video
      key={key}
      ref={film}
      src={publicUrl}
      controls
      playsInline
      preload="metadata"
      aria-label={name}
      onLoadedMetadata={tellSize}
      onError={fail}
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
