import { chakra } from '@chakra-ui/react';
import { pictureWidths, workshopBackground } from '@jeweler/core/business';
import { useState } from 'react';
import { variantAddress } from '../../shared/variant-address.ts';
import { SignInPicture } from './sign-in-layout.tsx';

/** The workshop; a plain background until the picture has loaded, and if the folder lacks it. */
export const WorkshopPicture = () => {
  const [broken, setBroken] = useState(false);
  const source = (width: (typeof pictureWidths)[number]) => variantAddress(workshopBackground.src, width);
  return (
    <SignInPicture>
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
          // Keeps the stone in view.
          objectPosition={{ base: '50% 30%', md: '50% 12%', lg: '50% 30%' }}
          onError={() => setBroken(true)}
        />
      )}
    </SignInPicture>
  );
};
