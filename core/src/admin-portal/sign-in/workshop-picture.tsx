import { chakra } from '@chakra-ui/react';
import { pictureWidths, workshopBackground } from '../../business/index.ts';
import { useLocalAddress } from '../picture/use-local-address.ts';
import { variantAddress } from '../picture/variant-address.ts';

/** The workshop: a strip above the form on small screens, beside it on large ones. */
export const WorkshopPicture = () => {
  const localAddress = useLocalAddress();
  const source = (width: (typeof pictureWidths)[number]) =>
    localAddress(variantAddress(workshopBackground.src, width));
  return (
    <chakra.img
      alt=""
      src={source(960)}
      srcSet={pictureWidths.map((width) => `${source(width)} ${width}w`).join(', ')}
      sizes="(min-width: 64rem) 100vh, 100vw"
      htmlWidth={workshopBackground.width}
      htmlHeight={workshopBackground.height}
      fetchPriority="high"
      width="full"
      height={{ base: '11rem', md: '18rem', lg: '100vh' }}
      position={{ lg: 'sticky' }}
      top={{ lg: '0' }}
      objectFit="cover"
      // The stone stays whole.
      objectPosition={{ base: '50% 30%', md: '50% 12%', lg: '50% 30%' }}
    />
  );
};
