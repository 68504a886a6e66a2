import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { sizeText, usePictureSize } from '../../../shared/picture-place.ts';
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
  const size = usePictureSize(address);
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
        {size ? ` · ${sizeText(size)}` : ''}
      </figcaption>
    </Frame>
  );
};
