import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { MediaFile } from '../../schemas/index.ts';
import { Icon } from '../components/icon.tsx';
import { useAttempt } from '../live/use-live.ts';
import { useLocalAddress } from './use-local-address.ts';
import { fileVariantAddress } from './variant-address.ts';

const Square = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    aspectRatio: '1',
    bg: 'admin.sunken',
    color: 'admin.quiet',
    overflow: 'hidden',
  },
});

/** A picture of the folder as a square; the icon where it cannot be shown. Its name stands beside it. */
export const Thumbnail = ({ file }: { file: MediaFile }) => {
  const address = useLocalAddress()(fileVariantAddress(file, 320));
  const loading = `${useAttempt()} ${address}`;
  const [broken, setBroken] = useState<string>();
  return (
    <Square>
      {broken === loading ? (
        <Icon name="image" width="6" height="6" />
      ) : (
        <chakra.img
          src={address}
          alt=""
          htmlWidth={320}
          htmlHeight={320}
          loading="lazy"
          decoding="async"
          width="full"
          height="full"
          objectFit="cover"
          onError={() => setBroken(loading)}
        />
      )}
    </Square>
  );
};
