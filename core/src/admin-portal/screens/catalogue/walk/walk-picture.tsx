import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { getMediaSizes } from '../../../../api/index.ts';
import { isTooSmall, productPicturePixels, secondViewPixels } from '../../../../business/index.ts';
import { formatCount } from '../../../../format/index.ts';
import type { PixelSize } from '../../../../schemas/index.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import { PlainIcon, plainIconStyle } from '../../../shared/ui/icon.tsx';
import { variantAddress } from '../../../shared/variant-address.ts';
import { pictureName } from '../editor/describe.ts';

const Frame = chakra('figure', {
  base: {
    display: 'grid',
    gridTemplateRows: 'minmax(0, 1fr) auto',
    gap: '2',
    minWidth: '0',
    height: { base: '32svh', lg: 'min(40rem, calc(100svh - 19rem))' },
    '& img': { width: 'full', height: 'full', objectFit: 'contain' },
    '& .empty': {
      display: 'grid',
      placeItems: 'center',
      bg: 'admin.sunken',
      color: 'admin.quiet',
      '& .icon': { width: '3rem', height: '3rem', ...plainIconStyle },
    },
    '& figcaption': { fontSize: 'small', color: 'admin.quiet', overflowWrap: 'anywhere' },
  },
});

const square = (pixels: number) => `${formatCount(pixels)} × ${formatCount(pixels)}`;

/** '640 × 480 pixels; the page shows up to 1,000 × 1,000.' */
const sizeText = (size: PixelSize, isSecond: boolean): string => {
  const needed = isSecond ? secondViewPixels : productPicturePixels;
  const pixels = `${formatCount(size.width)} × ${formatCount(size.height)} pixels`;
  if (!isTooSmall(size, { needed })) return pixels;
  return `${pixels}; ${isSecond ? 'a card shows the second view' : 'the piece’s page shows it'} at up to ${square(needed)}.`;
};

const useSize = (address: string): PixelSize | undefined => {
  const { http } = useSession();
  const [known, setKnown] = useState<{ address: string; size: PixelSize | undefined }>();
  useEffect(() => {
    if (!address.startsWith('/media/')) return;
    let isCurrent = true;
    getMediaSizes(http, [address]).then(
      (sizes) => isCurrent && setKnown({ address, size: sizes[address] }),
      // It is only told below the picture.
      () => {},
    );
    return () => {
      isCurrent = false;
    };
  }, [http, address]);
  return known?.address === address ? known.size : undefined;
};

interface WalkPictureProps {
  /** Empty: there is none. */
  address: string;
  isSecond: boolean;
  name: string;
}

export const largeAddress = (address: string): string =>
  address.startsWith('/media/') ? variantAddress(address, 960) : address;

/** The picture that a record is about, large, with its name and size. */
export const WalkPicture = ({ address, isSecond, name }: WalkPictureProps) => {
  const size = useSize(address);
  const [broken, setBroken] = useState<string>();
  const hasPicture = address !== '' && broken !== address;
  return (
    <Frame>
      {hasPicture ? (
        <img
          key={address}
          src={largeAddress(address)}
          alt={`${isSecond ? 'Second view' : 'Picture'} of ${name}`}
          onError={() => setBroken(address)}
        />
      ) : (
        <div className="empty">
          <PlainIcon name="image" />
        </div>
      )}
      <figcaption>
        {address === '' ? 'No picture yet' : pictureName(address)}
        {size ? ` · ${sizeText(size, isSecond)}` : ''}
      </figcaption>
    </Frame>
  );
};
