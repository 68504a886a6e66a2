import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { pictureWidths, workshopBackground } from '../../business/index.ts';
import { useLocalAddress } from '../picture/use-local-address.ts';
import { variantAddress } from '../picture/variant-address.ts';

const Frame = chakra('div', {
  base: {
    width: 'full',
    height: { base: '11rem', md: '18rem', lg: '100vh' },
    position: { lg: 'sticky' },
    top: { lg: '0' },
    // Until the picture is there, and where the folder lacks it.
    bg: 'ink.900',
  },
});

/** The workshop: a strip above the form on small screens, beside it on large ones. */
export const WorkshopPicture = () => {
  const localAddress = useLocalAddress();
  const [broken, setBroken] = useState(false);
  const source = (width: (typeof pictureWidths)[number]) =>
    localAddress(variantAddress(workshopBackground.src, width));
  return (
    <Frame>
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
    </Frame>
  );
};
