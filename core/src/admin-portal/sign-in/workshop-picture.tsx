import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { pictureWidths, workshopBackground } from '../../business/index.ts';
import { EntrancePicture } from '../frame/entrance-frame.tsx';
import { variantAddress } from '../picture/variant-address.ts';

/** The workshop; its plain ground until the picture is there, and where the folder lacks it. */
export const WorkshopPicture = () => {
  const [broken, setBroken] = useState(false);
  const source = (width: (typeof pictureWidths)[number]) => variantAddress(workshopBackground.src, width);
  return (
    <EntrancePicture>
      {broken ? null : (
        <chakra.img
          alt=""
          src={source(960)}
          srcSet={pictureWidths.map((width) => `${source(width)} ${width}w`).join(', ')}
          sizes="(min-width: 64rem) 100vh, 100vw"
          htmlWidth={workshopBackground.width}
          htmlHeight={workshopBackground.height}
          fetchPriority="high"
          width="full"
          height="full"
          objectFit="cover"
          // The stone stays whole.
          objectPosition={{ base: '50% 30%', md: '50% 12%', lg: '50% 30%' }}
          onError={() => setBroken(true)}
        />
      )}
    </EntrancePicture>
  );
};
