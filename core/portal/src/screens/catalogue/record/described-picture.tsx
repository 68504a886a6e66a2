import { chakra } from '@chakra-ui/react';
import { variantAddress } from '../../../shared/variant-address.ts';

/**
 * A picture large enough to be described, above the field for that. Its height is fixed: the field, which has the focus,
 * must not move while it loads.
 */
export const DescribedPicture = ({ address }: { address: string }) => (
  <chakra.img
    key={address}
    src={address.startsWith('/media/') ? variantAddress(address, 960) : address}
    alt=""
    width="full"
    height="min(30svh, 20rem)"
    objectFit="contain"
    objectPosition="left"
    // The field of the picture says that it cannot be shown.
    onError={({ currentTarget }) => {
      currentTarget.hidden = true;
    }}
  />
);
