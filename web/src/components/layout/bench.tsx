import { workshopBackground } from '@jeweler/core/business';
import { styled } from '#styled-system/jsx';
import { Picture } from '../picture/picture.tsx';

/** The fixed workshop picture under the sheets of paper; it shows through the windows between them. */
export const Bench = () => (
  <styled.div position="fixed" inset="0" zIndex="bench" bg="ink.900" aria-hidden="true">
    <Picture
      of={workshopBackground}
      sizes="100vw"
      fetchPriority="low"
      width="full"
      height="full"
      objectFit="cover"
    />
  </styled.div>
);
